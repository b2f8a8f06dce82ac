import { problemDraftCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

// The sender retries them itself, in order; a refusal opens no other screen.
const ownPace = { noRetry: true, isInBackground: true }

const problemDraftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProblemDrafts: queryOf(build, problemDraftCalls.listProblemDrafts, { providesTags: ['ProblemDraft'] }),
    getProblemDraft: queryOf(build, problemDraftCalls.getProblemDraft, { keepUnusedDataFor: 0 }),
    getNewProblemDraft: queryOf(build, problemDraftCalls.getNewProblemDraft, { keepUnusedDataFor: 0 }),
    saveProblemDraft: mutationOf(build, problemDraftCalls.saveProblemDraft, {
      extraOptions: ownPace,
      invalidatesTags: ['ProblemDraft'],
    }),
    saveNewProblemDraft: mutationOf(build, problemDraftCalls.saveNewProblemDraft, {
      extraOptions: ownPace,
      invalidatesTags: ['ProblemDraft'],
    }),
    discardProblemDraft: mutationOf(build, problemDraftCalls.discardProblemDraft, {
      extraOptions: ownPace,
      invalidatesTags: ['ProblemDraft'],
    }),
    discardNewProblemDraft: mutationOf(build, problemDraftCalls.discardNewProblemDraft, {
      extraOptions: ownPace,
      invalidatesTags: ['ProblemDraft'],
    }),
  }),
})

export const {
  useListProblemDraftsQuery,
  useGetProblemDraftQuery,
  useLazyGetProblemDraftQuery,
  useGetNewProblemDraftQuery,
  useLazyGetNewProblemDraftQuery,
  useSaveProblemDraftMutation,
  useSaveNewProblemDraftMutation,
  useDiscardProblemDraftMutation,
  useDiscardNewProblemDraftMutation,
} = problemDraftsApi
