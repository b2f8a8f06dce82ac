import { groupAssessmentCalls, groupCalls, resultCalls, sittingCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'

/** Results, scores and marking by hand of one group assessment, for staff. */
export const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResultsHeader: queryOf(build, groupAssessmentCalls.getGroupAssessment, { providesTags: ['GroupAssessment'] }),
    getResultsCourse: queryOf(build, groupCalls.getGroup, { providesTags: ['Group'] }),
    getResults: queryOf(build, resultCalls.getResults, { providesTags: ['Result'] }),
    getResult: queryOf(build, resultCalls.getResult, { providesTags: ['Result'] }),
    getScores: queryOf(build, resultCalls.getScores, { providesTags: ['Score'] }),
    scoreManually: mutationOf(build, resultCalls.scoreManually, {
      invalidatesTags: ['Result', 'Score', 'GroupAssessment'],
    }),
    setResultOverride: mutationOf(build, resultCalls.setResultOverride, {
      invalidatesTags: ['Result', 'Score', 'GroupAssessment'],
    }),
    withdrawResultOverride: mutationOf(build, resultCalls.withdrawResultOverride, {
      invalidatesTags: ['Result', 'Score', 'GroupAssessment'],
    }),
    setScoreOverride: mutationOf(build, resultCalls.setScoreOverride, {
      invalidatesTags: ['Result', 'Score', 'GroupAssessment'],
    }),
    withdrawScoreOverride: mutationOf(build, resultCalls.withdrawScoreOverride, {
      invalidatesTags: ['Result', 'Score', 'GroupAssessment'],
    }),
    setScoreOverrides: mutationOf(build, resultCalls.setScoreOverrides, {
      invalidatesTags: ['Result', 'Score', 'GroupAssessment'],
    }),
    reopenSitting: mutationOf(build, sittingCalls.reopenSitting, {
      invalidatesTags: ['Result', 'Score', 'GroupAssessment'],
    }),
  }),
})

export const {
  useGetResultsCourseQuery,
  useGetResultsHeaderQuery,
  useGetResultsQuery,
  useGetResultQuery,
  useGetScoresQuery,
  useReopenSittingMutation,
  useScoreManuallyMutation,
  useSetResultOverrideMutation,
  useSetScoreOverrideMutation,
  useSetScoreOverridesMutation,
  useWithdrawResultOverrideMutation,
  useWithdrawScoreOverrideMutation,
} = resultsApi
