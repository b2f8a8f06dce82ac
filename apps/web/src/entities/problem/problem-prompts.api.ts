import { problemPromptCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const problemPromptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // How far a draft is changes by itself: nothing of it is kept.
    getPromptOffer: queryOf(build, problemPromptCalls.getPromptOffer, { keepUnusedDataFor: 0 }),
    getPrompt: queryOf(build, problemPromptCalls.getPrompt, { keepUnusedDataFor: 0 }),
    createWithPrompt: mutationOf(build, problemPromptCalls.createWithPrompt),
    stopPrompt: mutationOf(build, problemPromptCalls.stopPrompt),
    dismissPrompt: mutationOf(build, problemPromptCalls.dismissPrompt),
    getAiSettings: queryOf(build, problemPromptCalls.getAiSettings, { providesTags: ['Configuration'] }),
    updateAiSettings: mutationOf(build, problemPromptCalls.updateAiSettings, { invalidatesTags: ['Configuration'] }),
    checkAiSettings: mutationOf(build, problemPromptCalls.checkAiSettings),
  }),
})

export const {
  useGetPromptOfferQuery,
  useGetPromptQuery,
  useCreateWithPromptMutation,
  useStopPromptMutation,
  useDismissPromptMutation,
  useGetAiSettingsQuery,
  useUpdateAiSettingsMutation,
  useCheckAiSettingsMutation,
} = problemPromptsApi
