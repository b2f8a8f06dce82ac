import { answerClusterCalls, problemCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../../data/index.ts'

const changed = ['Grading', 'Result', 'Score', 'GroupAssessment'] as const

const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnswerGroups: queryOf(build, answerClusterCalls.getAnswerClusters, { providesTags: ['Grading'] }),
    getProblemOfGroups: queryOf(build, problemCalls.getProblem, { providesTags: ['Problem'] }),
    countDecision: mutationOf(build, answerClusterCalls.decideCluster),
    decideGroup: mutationOf(build, answerClusterCalls.decideCluster, { invalidatesTags: [...changed] }),
    withdrawDecision: mutationOf(build, answerClusterCalls.withdrawClusterDecision, { invalidatesTags: [...changed] }),
  }),
})

export const {
  useCountDecisionMutation,
  useDecideGroupMutation,
  useGetAnswerGroupsQuery,
  useGetProblemOfGroupsQuery,
  useWithdrawDecisionMutation,
} = groupsApi
