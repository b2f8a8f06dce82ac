import { assessmentCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const assessmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAssessments: queryOf(build, assessmentCalls.listAssessments, { providesTags: ['Assessment'] }),
    getAssessment: queryOf(build, assessmentCalls.getAssessment, { providesTags: ['Assessment'] }),
    createAssessment: mutationOf(build, assessmentCalls.createAssessment, { invalidatesTags: ['Assessment'] }),
    updateAssessment: mutationOf(build, assessmentCalls.updateAssessment, {
      invalidatesTags: ['Assessment', 'GroupAssessment'],
    }),
    deleteAssessment: mutationOf(build, assessmentCalls.deleteAssessment, { invalidatesTags: ['Assessment'] }),
    restoreAssessment: mutationOf(build, assessmentCalls.restoreAssessment, { invalidatesTags: ['Assessment'] }),
    listAssessmentReferences: queryOf(build, assessmentCalls.listAssessmentReferences, {
      providesTags: ['Assessment', 'GroupAssessment'],
    }),
    previewAssessmentStatements: queryOf(build, assessmentCalls.previewAssessmentStatements, {
      providesTags: ['Assessment'],
    }),
  }),
})

export const {
  useListAssessmentsQuery,
  useGetAssessmentQuery,
  useLazyGetAssessmentQuery,
  useCreateAssessmentMutation,
  useUpdateAssessmentMutation,
  useDeleteAssessmentMutation,
  useRestoreAssessmentMutation,
  useListAssessmentReferencesQuery,
  usePreviewAssessmentStatementsQuery,
} = assessmentsApi
