import type { GroupRole } from '@isomorph/access'
import { peopleImportCalls, type PeopleImport } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

interface PeopleUpload {
  readonly file: File
  /** The course whose roster it is. */
  readonly roster: { readonly groupId: number; readonly role: GroupRole } | null
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

const peopleImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPeople: build.mutation<PeopleImport, PeopleUpload>({
      query: ({ file, roster }) => {
        const { method, path } = roster ? peopleImportCalls.createRosterImport : peopleImportCalls.createPeopleImport
        const named = roster ? { params: { groupId: roster.groupId }, query: { role: roster.role } } : {}
        return { method, path, ...named, body: formOf(file) }
      },
      extraOptions: { noRetry: true },
    }),
    getPeopleImport: queryOf(build, peopleImportCalls.getPeopleImport, { providesTags: ['PeopleImport'] }),
    listPeopleImportRows: queryOf(build, peopleImportCalls.listPeopleImportRows, { providesTags: ['PeopleImport'] }),
    applyPeopleImport: mutationOf(build, peopleImportCalls.applyPeopleImport, {
      invalidatesTags: ['PeopleImport', 'User', 'GroupUser', 'GroupAssessment'],
    }),
  }),
})

export const {
  useReadPeopleMutation,
  useGetPeopleImportQuery,
  useListPeopleImportRowsQuery,
  useApplyPeopleImportMutation,
} = peopleImportApi

/** What is known of an import, without asking for it. */
export const useImportState = peopleImportApi.endpoints.getPeopleImport.useQueryState
