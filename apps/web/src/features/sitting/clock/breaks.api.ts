import { breakCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf } from '../../../data/endpoints.ts'

/** Breaks of one's own: the pages of the sitting are fetched anew, since a pause shows none of them. */
const breaksApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginBreak: mutationOf(build, breakCalls.beginBreak, { invalidatesTags: ['Sitting', 'ProblemInstance'] }),
    endBreak: mutationOf(build, breakCalls.endBreak, { invalidatesTags: ['Sitting', 'ProblemInstance'] }),
  }),
})

export const { useBeginBreakMutation, useEndBreakMutation } = breaksApi
