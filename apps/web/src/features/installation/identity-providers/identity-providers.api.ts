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
    listIdentityProviderKeys: queryOf(build, identityProviderCalls.listIdentityProviderKeys, {
      providesTags: ['IdentityProvider'],
    }),
    rotateIdentityProviderKey: mutationOf(build, identityProviderCalls.rotateIdentityProviderKey, changes),
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
  useListIdentityProviderKeysQuery,
  useRotateIdentityProviderKeyMutation,
  useCheckIdentityProviderMutation,
} = identityProvidersApi
