import { installationCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const installationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: queryOf(build, installationCalls.getSettings, { providesTags: ['Configuration'] }),
    updateSettings: mutationOf(build, installationCalls.updateSettings, { invalidatesTags: ['Configuration', 'Term'] }),
    getClockSteps: queryOf(build, installationCalls.getClockSteps),
    getAuditLogGuard: queryOf(build, installationCalls.getAuditLogGuard),
    getDowntime: queryOf(build, installationCalls.getDowntime, { providesTags: ['Configuration'] }),
    setDowntime: mutationOf(build, installationCalls.setDowntime, { invalidatesTags: ['Configuration'] }),
    listManagedTerms: queryOf(build, installationCalls.listManagedTerms, { providesTags: ['Term'] }),
    createTerm: mutationOf(build, installationCalls.createTerm, { invalidatesTags: ['Term'] }),
    updateTerm: mutationOf(build, installationCalls.updateTerm, { invalidatesTags: ['Term', 'Group'] }),
    deleteTerm: mutationOf(build, installationCalls.deleteTerm, { invalidatesTags: ['Term'] }),
  }),
})

export const {
  useGetSettingsQuery,
  useUpdateSettingsMutation,
  useGetClockStepsQuery,
  useGetAuditLogGuardQuery,
  useGetDowntimeQuery,
  useSetDowntimeMutation,
  useListManagedTermsQuery,
  useCreateTermMutation,
  useUpdateTermMutation,
  useDeleteTermMutation,
} = installationApi
