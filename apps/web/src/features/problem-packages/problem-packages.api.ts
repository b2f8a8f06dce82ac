import { problemPackageCalls, type PackageReport } from '@isomorph/contract'
import { api } from '../../data/api.ts'

interface Import {
  readonly file: File
  /** Also what exists already, under the key of this wish. */
  readonly again?: string | undefined
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

const problemPackagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookAtPackage: build.mutation<PackageReport, File>({
      query: (file) => ({ ...problemPackageCalls.lookAtPackage, body: formOf(file) }),
      extraOptions: { noRetry: true },
    }),
    importProblems: build.mutation<PackageReport, Import>({
      query: ({ file, again }) => ({
        ...problemPackageCalls.importProblems,
        query: again === undefined ? {} : { again: true, clientKey: again },
        body: formOf(file),
      }),
      invalidatesTags: ['Problem'],
      extraOptions: { noRetry: true },
    }),
  }),
})

export const { useLookAtPackageMutation, useImportProblemsMutation } = problemPackagesApi
