import { passwordCalls, profileCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf } from '../../data/endpoints.ts'

const once = { noRetry: true }

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmail: mutationOf(build, profileCalls.confirmEmail, {
      extraOptions: once,
      invalidatesTags: ['UserInfo', 'Profile', 'User'],
    }),
    requestPasswordReset: mutationOf(build, passwordCalls.requestPasswordReset, {
      extraOptions: { isAnonymous: true },
    }),
    setPasswordByLink: mutationOf(build, passwordCalls.setPasswordByLink, {
      extraOptions: { isAnonymous: true, ...once },
    }),
  }),
})

export const { useConfirmEmailMutation, useRequestPasswordResetMutation, useSetPasswordByLinkMutation } = signInApi
