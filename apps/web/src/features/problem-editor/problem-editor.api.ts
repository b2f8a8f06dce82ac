import { fileCalls, problemCalls, regradeCalls } from '@isomorph/contract'
import { useCallback } from 'react'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import type { UploadedImage } from '../../rich-text-editor/index.ts'

const problemEditorApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The editor holds its own draft: what is fetched is only where it begins, and is asked for anew each time.
    getProblem: queryOf(build, problemCalls.getProblem, { providesTags: ['Problem'], keepUnusedDataFor: 0 }),
    createProblem: mutationOf(build, problemCalls.createProblem, { invalidatesTags: ['Problem'] }),
    updateProblem: mutationOf(build, problemCalls.updateProblem, {
      // What was saved stands beside the draft without another request.
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (data) dispatch(problemEditorApi.util.updateQueryData('getProblem', { params }, () => data))
      },
    }),
    listProblemUses: queryOf(build, regradeCalls.listProblemUses, { providesTags: ['Regrade'] }),
    listProblemRevisions: queryOf(build, problemCalls.listProblemRevisions, { keepUnusedDataFor: 0 }),
    noteProblemRevision: mutationOf(build, problemCalls.noteProblemRevision, {
      async onQueryStarted({ params: { problemId, revisionNumber }, body: { note } }, { dispatch, queryFulfilled }) {
        const isStored = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isStored) return
        const withNote = problemEditorApi.util.updateQueryData(
          'listProblemRevisions',
          { params: { problemId } },
          (versions) => versions.map((version) => (version.number === revisionNumber ? { ...version, note } : version)),
        )
        dispatch(withNote)
      },
    }),
    getVariantReport: queryOf(build, problemCalls.getVariantReport, { keepUnusedDataFor: 0 }),
    uploadImage: build.mutation<UploadedImage, FormData>({
      query: (body) => ({ method: 'POST' as const, path: fileCalls.uploadImage.path, body }),
      extraOptions: { noRetry: true },
    }),
  }),
})

export const {
  useGetProblemQuery,
  useLazyGetProblemQuery,
  useCreateProblemMutation,
  useUpdateProblemMutation,
  useListProblemRevisionsQuery,
  useNoteProblemRevisionMutation,
  useListProblemUsesQuery,
  useGetVariantReportQuery,
} = problemEditorApi

/** Uploads a picture; fails with a sentence for people. */
export function useUploadImage(): (file: File) => Promise<UploadedImage> {
  const [upload] = problemEditorApi.useUploadImageMutation()
  return useCallback(
    async (file) => {
      const form = new FormData()
      form.append('file', file)
      const { data, error } = await upload(form)
      if (data) return data
      throw new Error(requestErrorOf(error).detail)
    },
    [upload],
  )
}
