import { useSyncExternalStore } from 'react'
import { pendingDraftStore } from './pending-drafts.ts'

function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Those of the problems that hold text which the server has not got, as of the last rendering. */
export function useUnsentDrafts(userId: number, problemInstanceIds: readonly number[]): readonly number[] {
  const isUnsent = (id: number) => pendingDraftStore(() => localStorage, userId, id).read() !== null
  const unsent = useSyncExternalStore(onStorage, () => problemInstanceIds.filter(isUnsent).join())
  return unsent === '' ? [] : unsent.split(',').map(Number)
}
