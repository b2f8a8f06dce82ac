import { groupAssessmentCalls, peopleCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsers: queryOf(build, peopleCalls.searchUsers, { providesTags: ['User'] }),
    getUser: queryOf(build, peopleCalls.getUser, { providesTags: ['User'] }),
    updateUser: mutationOf(build, peopleCalls.updateUser, {
      invalidatesTags: ['User', 'UserInfo', 'UserRole', 'GroupUser'],
    }),
    purgeCache: mutationOf(build, groupAssessmentCalls.purgeGroupAssessmentCache),
  }),
})

export const { useSearchUsersQuery, useGetUserQuery, useUpdateUserMutation, usePurgeCacheMutation } = peopleApi
