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

interface Setting {
  readonly draft?: Draft
  readonly pending?: PendingDraft
  readonly takesNothing?: boolean
  readonly send?: (message: DraftMessage) => Promise<SendOutcome>
  readonly now?: () => Date
  readonly store?: PendingStore
  readonly lastSequence?: number
}

function memoryStore({
  pending = null,
  takesNothing = false,
}: {
  pending?: PendingDraft | null
  takesNothing?: boolean
}) {
  let stored = pending
  const store: PendingStore = {
    read: () => stored,
    write: (written) => (stored = takesNothing ? null : written),
    clear: () => (stored = null),
  }
  return store
}

async function accept(message: DraftMessage): Promise<SendOutcome> {
  return { kind: 'answered', isApplied: true, draft: draftOf(message, message.baseVersion + 1), schedule }
}

/** A server that holds one draft, timers that run when told to, and a store. */
export function setting(over: Setting = {}) {
  const { draft = null, send = accept, now = () => new Date(0), lastSequence = 0 } = over
  const sent: DraftMessage[] = []
  const timers: (() => void)[] = []
  const memory = memoryStore(over)
  const options: DraftSyncOptions = {
    draft,
    // The writer whose last text of this tab had this sequence.
    writer: createTabWriter(() => storageWith({ id: writerId, last: lastSequence }), new EventTarget()),
    pending: over.store ?? memory,
    send: (message) => {
      sent.push(message)
      return send(message)
    },
    onSchedule: () => {},
    now,
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
  return { sync, sent, runTimers, pending: memory.read }
}
