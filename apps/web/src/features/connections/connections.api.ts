import { exchangeCalls, gradePushCalls, rosterSyncCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'

/** Scores sent to learning platforms, and the ledger of every message. */
const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What happens in the meantime is what one looks for: nothing is kept.
    searchExchanges: queryOf(build, exchangeCalls.searchExchanges, {
      keepUnusedDataFor: 0,
      providesTags: ['Exchange'],
    }),
    searchGroupExchanges: queryOf(build, exchangeCalls.searchGroupExchanges, {
      keepUnusedDataFor: 0,
      providesTags: ['Exchange'],
    }),
    retryExchanges: mutationOf(build, exchangeCalls.retryExchanges, { invalidatesTags: ['Exchange'] }),
    retryGroupExchanges: mutationOf(build, exchangeCalls.retryGroupExchanges, { invalidatesTags: ['Exchange'] }),
    listRosterSyncs: queryOf(build, rosterSyncCalls.listRosterSyncs, {
      keepUnusedDataFor: 0,
      providesTags: ['RosterSync'],
    }),
    syncRoster: mutationOf(build, rosterSyncCalls.syncRoster, { invalidatesTags: ['RosterSync', 'Exchange'] }),
    syncAllRosters: mutationOf(build, rosterSyncCalls.syncAllRosters, { invalidatesTags: ['RosterSync', 'Exchange'] }),
    getGradePushes: queryOf(build, gradePushCalls.getGradePushes, {
      keepUnusedDataFor: 0,
      providesTags: ['GradePush'],
    }),
    pushGrades: mutationOf(build, gradePushCalls.pushGrades, { invalidatesTags: ['GradePush'] }),
    readGradesBack: mutationOf(build, gradePushCalls.readGradesBack, { invalidatesTags: ['GradePush'] }),
  }),
})

export const {
  useGetGradePushesQuery,
  useListRosterSyncsQuery,
  usePushGradesMutation,
  useReadGradesBackMutation,
  useRetryExchangesMutation,
  useRetryGroupExchangesMutation,
  useSearchExchangesQuery,
  useSearchGroupExchangesQuery,
  useSyncAllRostersMutation,
  useSyncRosterMutation,
} = connectionsApi
