import { identityProviderCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

const changes = { invalidatesTags: ['IdentityProvider'] as const }

const identityProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIdentityProviderSettings: queryOf(build, identityProviderCalls.listIdentityProviderSettings, {
      providesTags: ['IdentityProvider'],
    }),
    createIdentityProvider: mutationOf(build, identityProviderCalls.createIdentityProvider, changes),
    updateIdentityProvider: mutationOf(build, identityProviderCalls.updateIdentityProvider, changes),
    deleteIdentityProvider: mutationOf(build, identityProviderCalls.deleteIdentityProvider, changes),
    checkIdentityProvider: mutationOf(build, identityProviderCalls.checkIdentityProvider, {
      extraOptions: { noRetry: true },
    }),
  }),
})

export const {
  useListIdentityProviderSettingsQuery,
  useCreateIdentityProviderMutation,
  useUpdateIdentityProviderMutation,
  useDeleteIdentityProviderMutation,
  useCheckIdentityProviderMutation,
} = identityProvidersApi
