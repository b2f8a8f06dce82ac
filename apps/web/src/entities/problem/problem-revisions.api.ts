import { problemCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { queryOf } from '../../data/endpoints.ts'

/** Separate from the requests of the list, which the menu loads on every screen. */
const problemRevisionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProblemRevision: queryOf(build, problemCalls.getProblemRevision),
  }),
})

export const { useGetProblemRevisionQuery } = problemRevisionsApi
