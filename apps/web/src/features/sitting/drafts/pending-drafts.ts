import { createLocalStore, type LocalStore, type StorageSource } from '../../../unsaved-work/local-store.ts'
import type { PendingDraft, PendingStore } from './draft-types.ts'

function parseDraft(json: unknown): PendingDraft | null {
  const draft = json as PendingDraft | null
  return Array.isArray(draft?.answers) && typeof draft.writerId === 'string' ? draft : null
}

/** Drafts that the server has not acknowledged. */
export function draftStore(storage: StorageSource): LocalStore<PendingDraft> {
  return createLocalStore({ storage, prefix: 'persist:draft:', parse: parseDraft })
}

export function pendingDraftStore(storage: StorageSource, userId: number, problemInstanceId: number): PendingStore {
  return draftStore(storage).entry(userId, problemInstanceId)
}

/** What was sent has arrived; what has been typed meanwhile has not. */
export function clearUnlessNewer(pending: PendingStore, sent: PendingDraft): void {
  const now = pending.read()
  if (now?.writerId === sent.writerId && now.writerSequence === sent.writerSequence) pending.clear()
}

/** For impersonators: what they type is no draft of the user they act as, now or later. */
export const noPendingDrafts: PendingStore = { read: () => null, write: () => undefined, clear: () => undefined }
