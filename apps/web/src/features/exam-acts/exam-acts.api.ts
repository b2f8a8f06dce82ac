import { examActCalls } from '@isomorph/contract'
import { api, mutationOf } from '../../data/index.ts'

export const { useActOnLearnersMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    actOnLearners: mutationOf(build, examActCalls.actOnLearners, {
      invalidatesTags: ['Result', 'Score', 'GroupAssessment', 'Accommodation'],
    }),
  }),
})
