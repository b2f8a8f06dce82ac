import { examConsoleCalls, groupAssessmentCalls, groupCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'

export const examConsoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConsoleHeader: queryOf(build, groupAssessmentCalls.getGroupAssessment, { providesTags: ['GroupAssessment'] }),
    getConsoleCourse: queryOf(build, groupCalls.getGroup, { providesTags: ['Group'] }),
    // Each answer holds changes alone: the page puts them together.
    watchLearners: mutationOf(build, examConsoleCalls.watchLearners, { extraOptions: { noRetry: true } }),
    setAccessCode: mutationOf(build, groupAssessmentCalls.setAccessCode, {
      invalidatesTags: ['GroupAssessment', 'Sitting'],
    }),
    announce: mutationOf(build, examConsoleCalls.announce),
    listProblemsToAnnounce: queryOf(build, examConsoleCalls.listProblemsToAnnounce, { keepUnusedDataFor: 0 }),
    listReceipts: queryOf(build, examConsoleCalls.listReceipts, { keepUnusedDataFor: 0 }),
    withdrawAnnouncement: mutationOf(build, examConsoleCalls.withdrawAnnouncement),
  }),
})

export const {
  useAnnounceMutation,
  useGetConsoleCourseQuery,
  useGetConsoleHeaderQuery,
  useListProblemsToAnnounceQuery,
  useListReceiptsQuery,
  useSetAccessCodeMutation,
  useWatchLearnersMutation,
  useWithdrawAnnouncementMutation,
} = examConsoleApi
