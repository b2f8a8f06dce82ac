import { problemCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { queryOf } from '../../data/endpoints.ts'

/** Apart from the list: the menu asks for that on every screen. */
const problemRevisionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProblemRevision: queryOf(build, problemCalls.getProblemRevision),
  }),
})

export const { useGetProblemRevisionQuery } = problemRevisionsApi
