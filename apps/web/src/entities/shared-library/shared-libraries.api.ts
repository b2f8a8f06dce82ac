import { sharedLibraryCalls } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { queryOf } from '../../data/endpoints.ts'

/** The list alone: the menu asks for it on every screen. */
const sharedLibraryListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSharedLibraries: queryOf(build, sharedLibraryCalls.listSharedLibraries, { providesTags: ['SharedLibrary'] }),
  }),
})

export const { useListSharedLibrariesQuery } = sharedLibraryListApi
