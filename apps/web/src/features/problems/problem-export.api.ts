import { problemCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { queryOf } from '../../data/endpoints.ts'

const problemExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProblemForExport: queryOf(build, problemCalls.getProblem, { providesTags: ['Problem'] }),
  }),
})

export const { useLazyGetProblemForExportQuery } = problemExportApi
