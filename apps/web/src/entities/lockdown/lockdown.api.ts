import { lockdownCalls, sittingCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const lockdownApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLockdownSettings: queryOf(build, lockdownCalls.getLockdownSettings, { providesTags: ['Lockdown'] }),
    saveLockdownSettings: mutationOf(build, lockdownCalls.saveLockdownSettings, {
      invalidatesTags: ['Lockdown', 'GroupAssessment', 'Sitting'],
    }),
    launchLockdown: mutationOf(build, lockdownCalls.launchLockdown, { invalidatesTags: [] }),
    createLockdownChallenge: mutationOf(build, lockdownCalls.createLockdownChallenge, { invalidatesTags: [] }),
    checkLockdown: mutationOf(build, lockdownCalls.checkLockdown, { invalidatesTags: [] }),
    reportViolation: mutationOf(build, sittingCalls.createLearnerStatusEvent, { invalidatesTags: [] }),
    // The cookies are what it is about, also where the server has another origin.
    testLockdown: queryOf(build, lockdownCalls.testLockdown, {
      keepUnusedDataFor: 0,
      extraOptions: { withCredentials: true },
    }),
  }),
})

export const { testLockdown } = lockdownApi.endpoints

export const {
  useGetLockdownSettingsQuery,
  useSaveLockdownSettingsMutation,
  useLaunchLockdownMutation,
  useCreateLockdownChallengeMutation,
  useCheckLockdownMutation,
  useReportViolationMutation,
} = lockdownApi
