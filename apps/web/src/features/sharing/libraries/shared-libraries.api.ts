import { sharedLibraryCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

const sharedLibrariesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedLibrary: queryOf(build, sharedLibraryCalls.getSharedLibrary, { providesTags: ['SharedLibrary'] }),
    createSharedLibrary: mutationOf(build, sharedLibraryCalls.createSharedLibrary, {
      invalidatesTags: ['SharedLibrary'],
    }),
    updateSharedLibrary: mutationOf(build, sharedLibraryCalls.updateSharedLibrary, {
      invalidatesTags: ['SharedLibrary'],
    }),
    deleteSharedLibrary: mutationOf(build, sharedLibraryCalls.deleteSharedLibrary, {
      invalidatesTags: ['SharedLibrary', 'Problem'],
    }),
    restoreSharedLibrary: mutationOf(build, sharedLibraryCalls.restoreSharedLibrary, {
      invalidatesTags: ['SharedLibrary', 'Problem'],
    }),
    listLibraryProblems: queryOf(build, sharedLibraryCalls.listLibraryProblems, {
      providesTags: ['SharedLibrary', 'Problem'],
    }),
    listLibraryLicences: queryOf(build, sharedLibraryCalls.listLibraryLicences, {
      providesTags: ['SharedLibrary', 'Problem'],
    }),
    listShareCandidates: queryOf(build, sharedLibraryCalls.listShareCandidates, {
      providesTags: ['SharedLibrary', 'Problem'],
    }),
    listLibrariesOfProblem: queryOf(build, sharedLibraryCalls.listLibrariesOfProblem, {
      providesTags: ['SharedLibrary', 'Problem'],
    }),
    modifyProblemSharedLibraryRoles: mutationOf(build, sharedLibraryCalls.modifyProblemSharedLibraryRoles, {
      invalidatesTags: ['SharedLibrary', 'Problem'],
    }),
  }),
})

export const {
  useGetSharedLibraryQuery,
  useCreateSharedLibraryMutation,
  useUpdateSharedLibraryMutation,
  useDeleteSharedLibraryMutation,
  useRestoreSharedLibraryMutation,
  useListLibraryProblemsQuery,
  useListLibraryLicencesQuery,
  useListShareCandidatesQuery,
  useListLibrariesOfProblemQuery,
  useModifyProblemSharedLibraryRolesMutation,
} = sharedLibrariesApi
