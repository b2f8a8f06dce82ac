import { copyCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf } from '../../../data/endpoints.ts'

const copyApi = api.injectEndpoints({
  endpoints: (build) => ({
    copyGroup: mutationOf(build, copyCalls.copyGroup, { invalidatesTags: ['Group', 'GroupAssessment'] }),
  }),
})

export const { useCopyGroupMutation } = copyApi
