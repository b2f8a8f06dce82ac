import { assessmentUserRoleCalls, problemUserRoleCalls, sharedLibraryUserRoleCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

const onProblem = { invalidatesTags: ['EntityRole', 'Problem'] } as const
const onAssessment = { invalidatesTags: ['EntityRole', 'Assessment'] } as const
// A role on a library gives a role on each of its problems: lists of problems are fetched again, too.
const onLibrary = { invalidatesTags: ['EntityRole', 'SharedLibrary', 'Problem'] } as const

const entityRolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProblemUserRoles: queryOf(build, problemUserRoleCalls.listProblemUserRoles, { providesTags: ['EntityRole'] }),
    grantProblemUserRoles: mutationOf(build, problemUserRoleCalls.grantProblemUserRoles, onProblem),
    changeProblemUserRole: mutationOf(build, problemUserRoleCalls.changeProblemUserRole, onProblem),
    removeProblemUserRole: mutationOf(build, problemUserRoleCalls.removeProblemUserRole, onProblem),
    listAssessmentUserRoles: queryOf(build, assessmentUserRoleCalls.listAssessmentUserRoles, {
      providesTags: ['EntityRole'],
    }),
    grantAssessmentUserRoles: mutationOf(build, assessmentUserRoleCalls.grantAssessmentUserRoles, onAssessment),
    changeAssessmentUserRole: mutationOf(build, assessmentUserRoleCalls.changeAssessmentUserRole, onAssessment),
    removeAssessmentUserRole: mutationOf(build, assessmentUserRoleCalls.removeAssessmentUserRole, onAssessment),
    listSharedLibraryUserRoles: queryOf(build, sharedLibraryUserRoleCalls.listSharedLibraryUserRoles, {
      providesTags: ['EntityRole'],
    }),
    grantSharedLibraryUserRoles: mutationOf(build, sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles, onLibrary),
    changeSharedLibraryUserRole: mutationOf(build, sharedLibraryUserRoleCalls.changeSharedLibraryUserRole, onLibrary),
    removeSharedLibraryUserRole: mutationOf(build, sharedLibraryUserRoleCalls.removeSharedLibraryUserRole, onLibrary),
  }),
})

export const {
  useListProblemUserRolesQuery,
  useGrantProblemUserRolesMutation,
  useChangeProblemUserRoleMutation,
  useRemoveProblemUserRoleMutation,
  useListAssessmentUserRolesQuery,
  useGrantAssessmentUserRolesMutation,
  useChangeAssessmentUserRoleMutation,
  useRemoveAssessmentUserRoleMutation,
  useListSharedLibraryUserRolesQuery,
  useGrantSharedLibraryUserRolesMutation,
  useChangeSharedLibraryUserRoleMutation,
  useRemoveSharedLibraryUserRoleMutation,
} = entityRolesApi
