import { t } from '@isomorph/messages'
import { useBulk } from '../../../lists/use-bulk.ts'
import { useDeleteSharedLibraryMutation, useRestoreSharedLibraryMutation } from './shared-libraries.api.ts'

function byId(id: number) {
  return { params: { sharedLibraryId: id } }
}

/** The actions on shared libraries in their list. */
export function useLibraryActions() {
  const { run } = useBulk()
  const [remove] = useDeleteSharedLibraryMutation()
  const [restore] = useRestoreSharedLibraryMutation()
  return {
    remove: async (ids: readonly number[]) => run(remove, ids.map(byId), (count) => t('sharing.moved', { count })),
    restore: async (ids: readonly number[]) => run(restore, ids.map(byId), (count) => t('sharing.restored', { count })),
  }
}
