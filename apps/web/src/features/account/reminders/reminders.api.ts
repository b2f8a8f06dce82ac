import { calendarCalls, letterCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendarFeed: queryOf(build, calendarCalls.getCalendarFeed, { providesTags: ['Reminders'] }),
    // The address is shown once: a second try would end the one that the first has made.
    renewCalendarFeed: mutationOf(build, calendarCalls.renewCalendarFeed, {
      extraOptions: { noRetry: true },
      invalidatesTags: ['Reminders'],
    }),
    removeCalendarFeed: mutationOf(build, calendarCalls.removeCalendarFeed, { invalidatesTags: ['Reminders'] }),
    getLetterPreferences: queryOf(build, letterCalls.getLetterPreferences, { providesTags: ['Reminders'] }),
    saveLetterPreferences: mutationOf(build, letterCalls.saveLetterPreferences, { invalidatesTags: ['Reminders'] }),
  }),
})

export const {
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
  useGetLetterPreferencesQuery,
  useSaveLetterPreferencesMutation,
} = remindersApi
