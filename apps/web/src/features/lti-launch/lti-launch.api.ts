import { ltiLaunchCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const ltiLaunchApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLtiLaunch: queryOf(build, ltiLaunchCalls.getLtiLaunch, { providesTags: ['LtiLaunch'] }),
    connectLtiContext: mutationOf(build, ltiLaunchCalls.connectLtiContext, {
      invalidatesTags: ['LtiLaunch', 'Group', 'UserInfo'],
    }),
    chooseLtiAssessment: mutationOf(build, ltiLaunchCalls.chooseLtiAssessment, { invalidatesTags: ['LtiLaunch'] }),
  }),
})

export const { useGetLtiLaunchQuery, useConnectLtiContextMutation, useChooseLtiAssessmentMutation } = ltiLaunchApi
