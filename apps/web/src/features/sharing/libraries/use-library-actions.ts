import { useBulk } from '../../../lists/use-bulk.ts'
import { useDeleteSharedLibraryMutation, useRestoreSharedLibraryMutation } from './shared-libraries.api.ts'
import { counted } from '../../../numbers/counts.ts'

function byId(id: number) {
  return { params: { sharedLibraryId: id } }
}

function countedLibraries(count: number): string {
  return counted(count, 'shared library', 'shared libraries')
}

/** What can be done with shared libraries from outside of them. */
export function useLibraryActions() {
  const { run } = useBulk()
  const [remove] = useDeleteSharedLibraryMutation()
  const [restore] = useRestoreSharedLibraryMutation()
  return {
    remove: async (ids: readonly number[]) =>
      run(remove, ids.map(byId), (count) => `${countedLibraries(count)} moved to Deleted`),
    restore: async (ids: readonly number[]) =>
      run(restore, ids.map(byId), (count) => `${countedLibraries(count)} restored`),
  }
}
