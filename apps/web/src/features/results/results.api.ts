import { groupAssessmentCalls, groupCalls, resultCalls, sittingCalls, type Results } from '@isomorph/contract'
import { api, longListOf, mutationOf, queryOf } from '../../data/index.ts'
import { readResults, type ByGroupAssessment } from './read-results.ts'

/** Results, scores and marking by hand of one group assessment, for staff. */
export const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResultsHeader: queryOf(build, groupAssessmentCalls.getGroupAssessment, { providesTags: ['GroupAssessment'] }),
    getResultsCourse: queryOf(build, groupCalls.getGroup, { providesTags: ['Group'] }),
    getResults: build.query<Results, ByGroupAssessment>({
      providesTags: ['Result'],
      queryFn: async (argument, _api, _extra, send) => await readResults(argument, send),
    }),
    getResult: queryOf(build, resultCalls.getResult, { providesTags: ['Result'] }),
    getScores: longListOf(build, resultCalls.getScores, ({ learner }) => learner.id, { providesTags: ['Score'] }),
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
    readScoreFile: mutationOf(build, resultCalls.readScoreFile),
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
  useReadScoreFileMutation,
  useReopenSittingMutation,
  useScoreManuallyMutation,
  useSetResultOverrideMutation,
  useSetScoreOverrideMutation,
  useSetScoreOverridesMutation,
  useWithdrawResultOverrideMutation,
  useWithdrawScoreOverrideMutation,
} = resultsApi
