import { answerClusterCalls, problemCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../../data/index.ts'
import { changedByMarks } from '../grading.api.ts'

const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnswerGroups: queryOf(build, answerClusterCalls.getAnswerClusters, { providesTags: ['Grading'] }),
    getProblemOfGroups: queryOf(build, problemCalls.getProblem, { providesTags: ['Problem'] }),
    countDecision: mutationOf(build, answerClusterCalls.decideCluster),
    decideGroup: mutationOf(build, answerClusterCalls.decideCluster, {
      invalidatesTags: [...changedByMarks.invalidatesTags],
    }),
    withdrawDecision: mutationOf(build, answerClusterCalls.withdrawClusterDecision, {
      invalidatesTags: [...changedByMarks.invalidatesTags],
    }),
  }),
})

export const {
  useCountDecisionMutation,
  useDecideGroupMutation,
  useGetAnswerGroupsQuery,
  useGetProblemOfGroupsQuery,
  useWithdrawDecisionMutation,
} = groupsApi
