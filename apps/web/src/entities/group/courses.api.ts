import { groupAssessmentCalls, groupCalls, peopleCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'
import { longListOf } from '../../data/long-lists/long-list.ts'

const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGroups: queryOf(build, groupCalls.listGroups, { providesTags: ['Group'] }),
    listHomeGroups: queryOf(build, groupCalls.listHomeGroups, { providesTags: ['Group'] }),
    getGroup: queryOf(build, groupCalls.getGroup, { providesTags: ['Group'] }),
    createGroup: mutationOf(build, groupCalls.createGroup, { invalidatesTags: ['Group'] }),
    updateGroup: mutationOf(build, groupCalls.updateGroup, { invalidatesTags: ['Group', 'GroupAssessment'] }),
    deleteGroup: mutationOf(build, groupCalls.deleteGroup, { invalidatesTags: ['Group'] }),
    restoreGroup: mutationOf(build, groupCalls.restoreGroup, { invalidatesTags: ['Group'] }),
    listGroupUsers: longListOf(build, peopleCalls.listGroupUsers, ({ id }) => id, { providesTags: ['GroupUser'] }),
    addGroupUsers: mutationOf(build, peopleCalls.addGroupUsers, { invalidatesTags: ['GroupUser', 'GroupAssessment'] }),
    removeGroupUser: mutationOf(build, peopleCalls.removeGroupUser, {
      invalidatesTags: ['GroupUser', 'GroupAssessment', 'Group'],
    }),
    listGroupAssessments: queryOf(build, groupAssessmentCalls.listGroupAssessments, {
      providesTags: ['GroupAssessment'],
    }),
    getGroupAssessment: queryOf(build, groupAssessmentCalls.getGroupAssessment, { providesTags: ['GroupAssessment'] }),
    createGroupAssessment: mutationOf(build, groupAssessmentCalls.createGroupAssessment, {
      invalidatesTags: ['GroupAssessment'],
    }),
    updateGroupAssessment: mutationOf(build, groupAssessmentCalls.updateGroupAssessment, {
      invalidatesTags: ['GroupAssessment', 'Sitting'],
    }),
    deleteGroupAssessment: mutationOf(build, groupAssessmentCalls.deleteGroupAssessment, {
      invalidatesTags: ['GroupAssessment'],
    }),
    releaseGroupAssessment: mutationOf(build, groupAssessmentCalls.releaseGroupAssessment, {
      invalidatesTags: ['GroupAssessment', 'Sitting'],
    }),
  }),
})

export const {
  useListGroupsQuery,
  useListHomeGroupsQuery,
  useGetGroupQuery,
  useCreateGroupMutation,
  useUpdateGroupMutation,
  useDeleteGroupMutation,
  useRestoreGroupMutation,
  useListGroupUsersQuery,
  useAddGroupUsersMutation,
  useRemoveGroupUserMutation,
  useListGroupAssessmentsQuery,
  useGetGroupAssessmentQuery,
  useLazyGetGroupAssessmentQuery,
  useCreateGroupAssessmentMutation,
  useUpdateGroupAssessmentMutation,
  useDeleteGroupAssessmentMutation,
  useReleaseGroupAssessmentMutation,
} = coursesApi
