import { accommodationCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'

/** What single people are granted. */
export const accommodationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccommodations: queryOf(build, accommodationCalls.listAccommodations, { providesTags: ['Accommodation'] }),
    saveAccommodations: mutationOf(build, accommodationCalls.saveAccommodations, {
      invalidatesTags: ['Accommodation', 'Result', 'Score', 'GroupAssessment', 'Group'],
    }),
  }),
})

export const { useListAccommodationsQuery, useSaveAccommodationsMutation } = accommodationsApi
