import type { Draft, Schedule } from '@isomorph/contract'
import { createDraftSync } from './draft-sync.ts'
import type { DraftMessage, DraftSyncOptions, PendingDraft, PendingStore, SendOutcome } from './draft-types.ts'
import { memoryStorage } from './memory-storage.fixtures.ts'
import { createTabWriter } from './tab-writer.ts'

export const writerId = '11111111-1111-4111-8111-111111111111'
export const otherWriterId = '22222222-2222-4222-8222-222222222222'
export const schedule = { now: '2026-09-01T10:00:00Z', deadline: null, finishedAt: null, pausedAt: null } as Schedule

export function draftOf(message: DraftMessage, version: number): Draft {
  return {
    version,
    answers: message.answers,
    savedAt: '2026-09-01T10:00:00Z',
    writerId: message.writerId,
    writerSequence: message.writerSequence,
  }
}

export function answer(value: string) {
  return [{ questionKey: 1, value }]
}

function storageWith(writer: object) {
  const storage = memoryStorage()
  storage.setItem('persist:writer', JSON.stringify(writer))
  return storage
}

/** A server that holds one draft, timers that run when told to, and a store. */
export function setting(
  over: {
    draft?: Draft
    pending?: PendingDraft
    takesNothing?: boolean
    send?: (message: DraftMessage) => Promise<SendOutcome>
    now?: () => Date
    store?: PendingStore
    lastSequence?: number
  } = {},
) {
  const sent: DraftMessage[] = []
  const timers: (() => void)[] = []
  let stored: PendingDraft | null = over.pending ?? null
  const accept = (message: DraftMessage): Promise<SendOutcome> =>
    Promise.resolve({ kind: 'answered', isApplied: true, draft: draftOf(message, message.baseVersion + 1), schedule })
  const options: DraftSyncOptions = {
    draft: over.draft ?? null,
    writer: createTabWriter(
      // The writer whose last text of this tab had this sequence.
      () => storageWith({ id: writerId, last: over.lastSequence ?? 0 }),
      new EventTarget(),
    ),
    pending: over.store ?? {
      read: () => stored,
      write: (pending) => (stored = over.takesNothing ? null : pending),
      clear: () => (stored = null),
    },
    send: (message) => {
      sent.push(message)
      return (over.send ?? accept)(message)
    },
    onSchedule: () => {},
    now: over.now ?? (() => new Date(0)),
    setTimer: (action) => {
      timers.push(action)
      return () => timers.splice(timers.indexOf(action), 1)
    },
  }
  const sync = createDraftSync(options)
  const runTimers = async () => {
    for (const action of timers.splice(0)) action()
    await sync.flush()
  }
  return { sync, sent, runTimers, pending: () => stored }
}
