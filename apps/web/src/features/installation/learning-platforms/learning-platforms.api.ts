import { externalProviderCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

const provides = { providesTags: ['ExternalProvider'] as const }
const changes = { invalidatesTags: ['ExternalProvider'] as const }

const learningPlatformsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExternalProviderSettings: queryOf(build, externalProviderCalls.listExternalProviderSettings, provides),
    createExternalProvider: mutationOf(build, externalProviderCalls.createExternalProvider, changes),
    updateExternalProvider: mutationOf(build, externalProviderCalls.updateExternalProvider, changes),
    deleteExternalProvider: mutationOf(build, externalProviderCalls.deleteExternalProvider, changes),
    checkExternalProvider: mutationOf(build, externalProviderCalls.checkExternalProvider, {
      extraOptions: { noRetry: true },
    }),
    createLtiRegistration: mutationOf(build, externalProviderCalls.createLtiRegistration),
    getLtiRegistration: queryOf(build, externalProviderCalls.getLtiRegistration),
    listLtiKeys: queryOf(build, externalProviderCalls.listLtiKeys, provides),
    rotateLtiKey: mutationOf(build, externalProviderCalls.rotateLtiKey, changes),
  }),
})

export const {
  useListExternalProviderSettingsQuery,
  useCreateExternalProviderMutation,
  useUpdateExternalProviderMutation,
  useDeleteExternalProviderMutation,
  useCheckExternalProviderMutation,
  useCreateLtiRegistrationMutation,
  useGetLtiRegistrationQuery,
  useListLtiKeysQuery,
  useRotateLtiKeyMutation,
} = learningPlatformsApi
