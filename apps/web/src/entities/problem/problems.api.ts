import { problemCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

const problemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProblems: queryOf(build, problemCalls.listProblems, { providesTags: ['Problem'] }),
    deleteProblem: mutationOf(build, problemCalls.deleteProblem, { invalidatesTags: ['Problem', 'Assessment'] }),
    restoreProblem: mutationOf(build, problemCalls.restoreProblem, { invalidatesTags: ['Problem', 'Assessment'] }),
    listProblemReferences: queryOf(build, problemCalls.listProblemReferences, {
      providesTags: ['Problem', 'Assessment'],
    }),
    changeProblemTags: mutationOf(build, problemCalls.changeProblemTags, { invalidatesTags: ['Problem'] }),
    copyProblem: mutationOf(build, problemCalls.copyProblem, { invalidatesTags: ['Problem'] }),
  }),
})

export const {
  useListProblemsQuery,
  useListProblemReferencesQuery,
  useLazyListProblemReferencesQuery,
  useDeleteProblemMutation,
  useRestoreProblemMutation,
  useChangeProblemTagsMutation,
  useCopyProblemMutation,
} = problemsApi
