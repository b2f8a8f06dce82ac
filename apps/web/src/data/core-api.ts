import {
  accountCalls,
  configurationCalls,
  externalProviderCalls,
  identityProviderCalls,
  signInCalls,
} from '@isomorph/contract'
import { api } from './api.ts'
import { serverTimeSeen } from './slices/clock-slice.ts'
import { mutationOf, queryOf } from './endpoints.ts'

/** What the shell itself asks for: who is signed in and what the installation is set to. */
export const coreApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: queryOf(build, accountCalls.getUserInfo, { providesTags: ['UserInfo'] }),
    getSetup: queryOf(build, accountCalls.getSetup),
    signInLocally: mutationOf(build, accountCalls.signInLocally, {
      extraOptions: { isAnonymous: true, noRetry: true },
    }),
    signInWithCas: mutationOf(build, signInCalls.signInWithCas, {
      extraOptions: { isAnonymous: true, noRetry: true },
    }),
    // It uses the ticket up: a change, although it is asked for with GET.
    validateCasTicket: mutationOf(build, signInCalls.validateCasTicket, {
      extraOptions: { isAnonymous: true, noRetry: true },
    }),
    createFirstAdministrator: mutationOf(build, accountCalls.createFirstAdministrator, {
      extraOptions: { isAnonymous: true, noRetry: true },
    }),
    logOut: mutationOf(build, accountCalls.logOut, { extraOptions: { noRetry: true } }),
    getConfiguration: queryOf(build, configurationCalls.getConfiguration, { providesTags: ['Configuration'] }),
    // Kept from one periodic fetch to the next.
    getClient: queryOf(build, configurationCalls.getClient, { keepUnusedDataFor: Infinity }),
    getExternalTerms: queryOf(build, configurationCalls.getExternalTerms, { providesTags: ['Term'] }),
    getIdentityProviders: queryOf(build, identityProviderCalls.getIdentityProviders, {
      providesTags: ['IdentityProvider'],
    }),
    getExternalProviders: queryOf(build, externalProviderCalls.getExternalProviders, {
      providesTags: ['ExternalProvider'],
    }),
    getTime: queryOf(build, configurationCalls.getTime, {
      extraOptions: { noStore: true },
      keepUnusedDataFor: 0,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const sentAt = Date.now()
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        const serverNow = Date.parse(answer.data.time)
        // Half the round trip is the best guess of how old the answer is.
        if (!Number.isNaN(serverNow)) dispatch(serverTimeSeen({ serverNow, browserNow: (sentAt + Date.now()) / 2 }))
      },
    }),
  }),
})

export const {
  useGetUserInfoQuery,
  useGetSetupQuery,
  useCreateFirstAdministratorMutation,
  useGetConfigurationQuery,
  useGetExternalProvidersQuery,
  useGetExternalTermsQuery,
  useGetIdentityProvidersQuery,
} = coreApi
