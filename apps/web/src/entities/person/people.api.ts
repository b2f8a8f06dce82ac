import { groupAssessmentCalls, invitationCalls, peopleCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsers: queryOf(build, peopleCalls.searchUsers, { providesTags: ['User'] }),
    getUser: queryOf(build, peopleCalls.getUser, { providesTags: ['User'] }),
    updateUser: mutationOf(build, peopleCalls.updateUser, {
      invalidatesTags: ['User', 'UserInfo', 'UserRole', 'GroupUser'],
    }),
    createUser: mutationOf(build, invitationCalls.createUser, { invalidatesTags: ['User', 'Invitation'] }),
    listInvitations: queryOf(build, invitationCalls.listInvitations, { providesTags: ['Invitation'] }),
    sendInvitation: mutationOf(build, invitationCalls.sendInvitation, { invalidatesTags: ['Invitation', 'User'] }),
    withdrawInvitation: mutationOf(build, invitationCalls.withdrawInvitation, { invalidatesTags: ['Invitation'] }),
    purgeCache: mutationOf(build, groupAssessmentCalls.purgeGroupAssessmentCache),
  }),
})

export const {
  useSearchUsersQuery,
  useGetUserQuery,
  useUpdateUserMutation,
  useCreateUserMutation,
  useListInvitationsQuery,
  useSendInvitationMutation,
  useWithdrawInvitationMutation,
  usePurgeCacheMutation,
} = peopleApi
