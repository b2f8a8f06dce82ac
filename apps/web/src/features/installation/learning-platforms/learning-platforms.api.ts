import { externalProviderCalls, type RosterFileSummary, type RosterNumberColumn } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

interface RosterUpload {
  readonly externalProviderId: number
  readonly numberColumn: RosterNumberColumn
  readonly file: File
}

interface UploadedRosterFile {
  readonly file: RosterFileSummary | null
  readonly courses: number
}

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
    getRosterFile: queryOf(build, externalProviderCalls.getRosterFile, provides),
    uploadRosterFile: build.mutation<UploadedRosterFile, RosterUpload>({
      query: ({ externalProviderId, numberColumn, file }) => {
        const body = new FormData()
        body.append('file', file)
        const { method, path } = externalProviderCalls.uploadRosterFile
        return { method, path, params: { externalProviderId }, query: { numberColumn }, body }
      },
      invalidatesTags: ['ExternalProvider'],
      extraOptions: { noRetry: true },
    }),
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
  useGetRosterFileQuery,
  useUploadRosterFileMutation,
  useListLtiKeysQuery,
  useRotateLtiKeyMutation,
} = learningPlatformsApi
