import { passkeyCalls, passwordCalls, profileCalls, secondFactorCalls, sessionCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const once = { noRetry: true }

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: queryOf(build, profileCalls.getProfile, { providesTags: ['Profile'] }),
    updateProfile: mutationOf(build, profileCalls.updateProfile, {
      // The answer knows of an address that waits, which is not yet to be found when asked again at once.
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) void dispatch(accountApi.util.upsertQueryData('getProfile', undefined, answer.data))
      },
      invalidatesTags: ['UserInfo', 'User'],
    }),
    changePassword: mutationOf(build, passwordCalls.changePassword, {
      extraOptions: once,
      invalidatesTags: ['Session'],
    }),
    getSecondFactor: queryOf(build, secondFactorCalls.getSecondFactor, { providesTags: ['Profile'] }),
    beginSecondFactor: mutationOf(build, secondFactorCalls.beginSecondFactor, { extraOptions: once }),
    setSecondFactor: mutationOf(build, secondFactorCalls.setSecondFactor, {
      extraOptions: once,
      invalidatesTags: ['Profile', 'Session'],
    }),
    renewRecoveryCodes: mutationOf(build, secondFactorCalls.renewRecoveryCodes, {
      extraOptions: once,
      invalidatesTags: ['Profile'],
    }),
    endSecondFactor: mutationOf(build, secondFactorCalls.endSecondFactor, { invalidatesTags: ['Profile'] }),
    endSecondFactorOfUser: mutationOf(build, secondFactorCalls.endSecondFactorOfUser, { invalidatesTags: ['User'] }),
    listPasskeys: queryOf(build, passkeyCalls.listPasskeys, { providesTags: ['Profile'] }),
    beginPasskey: mutationOf(build, passkeyCalls.beginPasskey, { extraOptions: once }),
    addPasskey: mutationOf(build, passkeyCalls.addPasskey, {
      extraOptions: once,
      invalidatesTags: ['Profile', 'Session'],
    }),
    renamePasskey: mutationOf(build, passkeyCalls.renamePasskey, { invalidatesTags: ['Profile'] }),
    removePasskey: mutationOf(build, passkeyCalls.removePasskey, {
      extraOptions: once,
      invalidatesTags: ['Profile'],
    }),
    sendPasswordLink: mutationOf(build, passwordCalls.sendPasswordLink),
    listOwnSessions: queryOf(build, sessionCalls.listOwnSessions, { providesTags: ['Session'] }),
    endOwnSession: mutationOf(build, sessionCalls.endOwnSession, { invalidatesTags: ['Session'] }),
    endOtherSessions: mutationOf(build, sessionCalls.endOtherSessions, { invalidatesTags: ['Session'] }),
    listSessionsOfUser: queryOf(build, sessionCalls.listSessionsOfUser, { providesTags: ['Session'] }),
    endSessionOfUser: mutationOf(build, sessionCalls.endSessionOfUser, { invalidatesTags: ['Session'] }),
    disableAccount: mutationOf(build, sessionCalls.disableAccount, { invalidatesTags: ['User', 'Session'] }),
    enableAccount: mutationOf(build, sessionCalls.enableAccount, { invalidatesTags: ['User'] }),
    endSessionsOfUser: mutationOf(build, sessionCalls.endSessionsOfUser, { invalidatesTags: ['Session'] }),
  }),
})

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useBeginSecondFactorMutation,
  useEndSecondFactorMutation,
  useEndSecondFactorOfUserMutation,
  useGetSecondFactorQuery,
  useRenewRecoveryCodesMutation,
  useSetSecondFactorMutation,
  useSendPasswordLinkMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useListSessionsOfUserQuery,
  useEndSessionOfUserMutation,
  useEndSessionsOfUserMutation,
  useDisableAccountMutation,
  useEnableAccountMutation,
} = accountApi
