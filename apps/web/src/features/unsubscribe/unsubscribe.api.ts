import { letterCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf } from '../../data/endpoints.ts'

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: mutationOf(build, letterCalls.unsubscribe, { invalidatesTags: ['Reminders'] }),
  }),
})

export const { useUnsubscribeMutation } = unsubscribeApi
