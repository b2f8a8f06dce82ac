import { answerClusterCalls, problemCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../../data/index.ts'

const changed = { invalidatesTags: ['Grading', 'Result', 'Score', 'GroupAssessment'] } as const

const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnswerGroups: queryOf(build, answerClusterCalls.getAnswerClusters, { providesTags: ['Grading'] }),
    getProblemOfGroups: queryOf(build, problemCalls.getProblem, { providesTags: ['Problem'] }),
    countDecision: mutationOf(build, answerClusterCalls.decideCluster),
    decideGroup: mutationOf(build, answerClusterCalls.decideCluster, { invalidatesTags: [...changed.invalidatesTags] }),
    withdrawDecision: mutationOf(build, answerClusterCalls.withdrawClusterDecision, {
      invalidatesTags: [...changed.invalidatesTags],
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
