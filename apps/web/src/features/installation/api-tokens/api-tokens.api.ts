import { apiTokenCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

const apiTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApiTokens: queryOf(build, apiTokenCalls.listApiTokens, { providesTags: ['ApiToken'] }),
    // The secret is shown once: a second try would leave a token behind that nobody has.
    createApiToken: mutationOf(build, apiTokenCalls.createApiToken, {
      extraOptions: { noRetry: true },
      invalidatesTags: ['ApiToken'],
    }),
    revokeApiToken: mutationOf(build, apiTokenCalls.revokeApiToken, { invalidatesTags: ['ApiToken'] }),
  }),
})

export const { useListApiTokensQuery, useCreateApiTokenMutation, useRevokeApiTokenMutation } = apiTokensApi
