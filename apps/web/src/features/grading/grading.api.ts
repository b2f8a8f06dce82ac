import { gradingCalls, groupAssessmentCalls, groupCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'

/** What other marks change. */
export const changedByMarks = { invalidatesTags: ['Grading', 'Result', 'Score', 'GroupAssessment'] } as const

export const gradingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGradingHeader: queryOf(build, groupAssessmentCalls.getGroupAssessment, { providesTags: ['GroupAssessment'] }),
    getGradingCourse: queryOf(build, groupCalls.getGroup, { providesTags: ['Group'] }),
    listGradingQuestions: queryOf(build, gradingCalls.listGradingQuestions, { providesTags: ['Grading'] }),
    getRubric: queryOf(build, gradingCalls.getRubric, { providesTags: ['Rubric'] }),
    getSnippets: queryOf(build, gradingCalls.getSnippets, { providesTags: ['Snippet'] }),
    saveSnippets: mutationOf(build, gradingCalls.saveSnippets, { invalidatesTags: ['Snippet'] }),
    // The desk holds the answers itself: it asks for the next ones ahead and shows marks before they are stored.
    claimResponses: mutationOf(build, gradingCalls.claimResponses),
    releaseClaims: mutationOf(build, gradingCalls.releaseClaims, { invalidatesTags: ['Grading'] }),
    listResponses: mutationOf(build, gradingCalls.listManualScoringResponses),
    readAttempts: mutationOf(build, gradingCalls.getManualScoringAttempts),
    markResponse: mutationOf(build, gradingCalls.markResponse, {
      // What is refused may be so because somebody changed the rubric.
      invalidatesTags: (_result, error) =>
        error ? [...changedByMarks.invalidatesTags, 'Rubric'] : [...changedByMarks.invalidatesTags],
    }),
    undoMark: mutationOf(build, gradingCalls.undoMark, { invalidatesTags: [...changedByMarks.invalidatesTags] }),
    chooseResponses: mutationOf(build, gradingCalls.chooseResponses, {
      invalidatesTags: ['Grading', 'GroupAssessment'],
    }),
    setGradingSettings: mutationOf(build, gradingCalls.setGradingSettings, { invalidatesTags: ['Grading'] }),
    countRubricChange: mutationOf(build, gradingCalls.saveRubric),
    saveRubric: mutationOf(build, gradingCalls.saveRubric, {
      invalidatesTags: ['Rubric', ...changedByMarks.invalidatesTags],
    }),
  }),
})

export const {
  useChooseResponsesMutation,
  useClaimResponsesMutation,
  useCountRubricChangeMutation,
  useGetGradingCourseQuery,
  useGetGradingHeaderQuery,
  useGetRubricQuery,
  useGetSnippetsQuery,
  useListGradingQuestionsQuery,
  useListResponsesMutation,
  useMarkResponseMutation,
  useReadAttemptsMutation,
  useReleaseClaimsMutation,
  useSaveRubricMutation,
  useSaveSnippetsMutation,
  useSetGradingSettingsMutation,
  useUndoMarkMutation,
} = gradingApi
