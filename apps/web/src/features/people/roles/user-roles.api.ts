import { userRoleCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

const userRolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUserRoles: queryOf(build, userRoleCalls.listUserRoles, { providesTags: ['UserRole'] }),
    listRolesOfUser: queryOf(build, userRoleCalls.listRolesOfUser, { providesTags: ['UserRole'] }),
    createUserRoles: mutationOf(build, userRoleCalls.createUserRoles, {
      invalidatesTags: ['UserRole', 'User', 'UserInfo'],
    }),
    deleteUserRole: mutationOf(build, userRoleCalls.deleteUserRole, {
      invalidatesTags: ['UserRole', 'User', 'UserInfo'],
    }),
  }),
})

export const { useListUserRolesQuery, useListRolesOfUserQuery, useCreateUserRolesMutation, useDeleteUserRoleMutation } =
  userRolesApi
