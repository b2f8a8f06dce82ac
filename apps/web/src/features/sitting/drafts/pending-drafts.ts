import type { PendingDraft, PendingStore } from './draft-sync.ts'

/**
 * Unacknowledged drafts in the browser's store, under the id of the person who typed them: another person at the same machine
 * never sees or sends them.
 */
export const draftsPrefix = 'persist:draft:'

/** What the keys of all drafts of one person begin with. */
export function draftsPrefixOf(userId: number): string {
  return `${draftsPrefix}${userId}:`
}

function keyOf(userId: number, problemInstanceId: number): string {
  return `${draftsPrefixOf(userId)}${problemInstanceId}`
}

export function pendingDraftStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: number,
  problemInstanceId: number,
): PendingStore {
  const key = keyOf(userId, problemInstanceId)
  return {
    read: () => tryStorage(() => parse(storage.getItem(key))),
    write: (pending) => void tryStorage(() => storage.setItem(key, JSON.stringify(pending))),
    clear: () => void tryStorage(() => storage.removeItem(key)),
  }
}

/** A storage that is full or switched off must not keep anybody's text from the server. */
function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** What was sent has arrived; what has been typed meanwhile has not. */
export function clearUnlessNewer(pending: PendingStore, sent: PendingDraft): void {
  const now = pending.read()
  if (now?.writerId === sent.writerId && now.writerSequence === sent.writerSequence) pending.clear()
}

/** For somebody who only looks: what they type is no draft of the person they act as, now or later. */
export const noPendingDrafts: PendingStore = { read: () => null, write: () => undefined, clear: () => undefined }

function parse(text: string | null): PendingDraft | null {
  if (text === null) return null
  try {
    const value = JSON.parse(text) as PendingDraft
    return Array.isArray(value.answers) && typeof value.writerId === 'string' ? value : null
  } catch {
    return null
  }
}

/** One id per tab: a reload keeps it, another tab has its own. */
export function writerIdOfThisTab(storage: Storage): string {
  const key = 'persist:writerId'
  const existing = storage.getItem(key)
  if (existing) return existing
  const created = crypto.randomUUID()
  storage.setItem(key, created)
  return created
}
