import { doubleMarkingCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../../data/index.ts'

export const doubleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAgreement: queryOf(build, doubleMarkingCalls.getAgreement, { providesTags: ['Grading'] }),
    setDoubleMarking: mutationOf(build, doubleMarkingCalls.setDoubleMarking, { invalidatesTags: ['Grading'] }),
  }),
})

export const { useGetAgreementQuery, useSetDoubleMarkingMutation } = doubleApi
