import { personalDataCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const personalDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnPersonalData: queryOf(build, personalDataCalls.getOwnPersonalData, { providesTags: ['PersonalData'] }),
    requestOwnPersonalData: mutationOf(build, personalDataCalls.requestOwnPersonalData, {
      invalidatesTags: ['PersonalData'],
    }),
    getPersonalData: queryOf(build, personalDataCalls.getPersonalData, { providesTags: ['PersonalData'] }),
    requestPersonalData: mutationOf(build, personalDataCalls.requestPersonalData, {
      invalidatesTags: ['PersonalData'],
    }),
    getErasure: queryOf(build, personalDataCalls.getErasure, { providesTags: ['PersonalData'] }),
    erasePerson: mutationOf(build, personalDataCalls.erasePerson, {
      invalidatesTags: ['User', 'GroupUser', 'Session', 'PersonalData', 'UserRole'],
    }),
  }),
})

export const {
  useGetOwnPersonalDataQuery,
  useRequestOwnPersonalDataMutation,
  useGetPersonalDataQuery,
  useRequestPersonalDataMutation,
  useGetErasureQuery,
  useErasePersonMutation,
} = personalDataApi
