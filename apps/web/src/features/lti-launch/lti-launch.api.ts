import { ltiLaunchCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const ltiLaunchApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLtiLaunch: queryOf(build, ltiLaunchCalls.getLtiLaunch, { providesTags: ['LtiLaunch'] }),
    connectLtiContext: mutationOf(build, ltiLaunchCalls.connectLtiContext, {
      invalidatesTags: ['LtiLaunch', 'Group', 'UserInfo'],
    }),
    // The page goes to the platform with the answer; what it shows until then stays.
    answerDeepLinking: mutationOf(build, ltiLaunchCalls.answerDeepLinking, { invalidatesTags: [] }),
    chooseLtiAssessment: mutationOf(build, ltiLaunchCalls.chooseLtiAssessment, { invalidatesTags: ['LtiLaunch'] }),
  }),
})

export const {
  useAnswerDeepLinkingMutation,
  useGetLtiLaunchQuery,
  useConnectLtiContextMutation,
  useChooseLtiAssessmentMutation,
} = ltiLaunchApi
