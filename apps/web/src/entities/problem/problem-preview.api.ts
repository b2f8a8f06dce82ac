import { problemCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { queryOf } from '../../data/endpoints.ts'

const problemPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewProblemStatement: queryOf(build, problemCalls.previewProblemStatement, { providesTags: ['Problem'] }),
  }),
})

export const { usePreviewProblemStatementQuery } = problemPreviewApi
