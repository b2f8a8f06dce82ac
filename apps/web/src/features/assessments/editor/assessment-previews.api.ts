import { assessmentCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { queryOf } from '../../../data/endpoints.ts'

const assessmentPreviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewAssessmentSolutions: queryOf(build, assessmentCalls.previewAssessmentSolutions, {
      providesTags: ['Assessment'],
    }),
  }),
})

export const { usePreviewAssessmentSolutionsQuery } = assessmentPreviewsApi
