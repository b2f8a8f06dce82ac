import type { Draft, Schedule, TypedAnswer } from '@isomorph/contract'
import { isOver } from '../clock/ending.ts'

/** What has become of the last keystroke. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'closed'

export interface DraftSyncSnapshot {
  readonly answers: readonly TypedAnswer[]
  readonly state: SaveState
  readonly savedAt: string | null
  /** Version of the draft on the server that this text builds on. */
  readonly version: number
  /** With `conflict`: what another tab or device has saved meanwhile. */
  readonly theirs: Draft | null
  /** With `closed`: why the server takes nothing more; null where time or the learner has ended the sitting. */
  readonly reason: string | null
}

export interface DraftMessage {
  readonly answers: TypedAnswer[]
  readonly writerId: string
  readonly writerSequence: number
  readonly baseVersion: number
}

export type SendOutcome =
  | {
      readonly kind: 'answered'
      readonly isApplied: boolean
      readonly draft: Draft | null
      readonly schedule: Schedule
    }
  /** The server could not be reached, was not itself, or asks to wait: the text waits here. */
  | { readonly kind: 'unreachable'; readonly waitMilliseconds?: number }
  | { readonly kind: 'refused'; readonly detail: string }

/** Text that the server has not acknowledged, kept in the browser. */
export interface PendingDraft extends DraftMessage {
  readonly editedAt: string
}

export interface PendingStore {
  readonly read: () => PendingDraft | null
  readonly write: (pending: PendingDraft) => void
  readonly clear: () => void
}

export interface DraftSyncOptions {
  readonly draft: Draft | null
  readonly writerId: string
  readonly pending: PendingStore
  readonly send: (message: DraftMessage) => Promise<SendOutcome>
  readonly onSchedule: (schedule: Schedule) => void
  readonly now: () => Date
  readonly setTimer: (action: () => void, milliseconds: number) => () => void
}

/** Pause after the last keystroke before a draft leaves, and the longest wait while someone types on. */
export const draftPauseMilliseconds = 800
export const draftLongestWaitMilliseconds = 4000
const firstRetryMilliseconds = 1000
const longestRetryMilliseconds = 30_000

export interface DraftSync {
  readonly getSnapshot: () => DraftSyncSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly edit: (answers: readonly TypedAnswer[]) => void
  /** Whether all that is typed is on the server or in the browser's store. */
  readonly isKept: () => boolean
  /** Sends what has not been sent and waits for the answer. */
  readonly flush: () => Promise<void>
  /** Settles a conflict. */
  readonly resolveWithLocal: () => void
  readonly resolveWithServer: () => void
  /** After an attempt: what was submitted is not a draft any more. Other text that has not been saved stays one. */
  readonly settle: (draft: Draft | null, submitted: readonly TypedAnswer[]) => void
  /** The sitting has been opened again: what it did not take is sent once more. */
  readonly reopen: () => void
  /** The page is left: what was not sent goes now; nothing is planned any more. */
  readonly leave: () => void
}

/**
 * Keeps one problem's typed answers safe: every edit is in the browser's store before this returns, goes to the server after a
 * short pause, is sent again until it is acknowledged, and never overwrites text it has not seen. One message is on the way at
 * a time, so drafts arrive in order.
 */
export function createDraftSync(options: DraftSyncOptions): DraftSync {
  const { pending, now, setTimer, writerId } = options
  const listeners = new Set<() => void>()
  let snapshot = firstSnapshot(options)
  let sequence = pending.read()?.writerSequence ?? 0
  let acknowledged = 0
  let cancelPause: (() => void) | null = null
  let firstUnsentAt: number | null = null
  let onItsWay: Promise<void> | null = null
  let retryDelay = firstRetryMilliseconds
  /** Nothing is sent before this moment: the server has asked to wait. */
  let restsUntil = 0

  if (options.draft?.writerId === writerId) sequence = Math.max(sequence, options.draft.writerSequence)

  function change(part: Partial<DraftSyncSnapshot>): void {
    snapshot = { ...snapshot, ...part }
    for (const listener of listeners) listener()
  }

  function message(): DraftMessage {
    return { answers: [...snapshot.answers], writerId, writerSequence: sequence, baseVersion: snapshot.version }
  }

  function plan(milliseconds: number): void {
    cancelPause?.()
    cancelPause = setTimer(() => void flush(), milliseconds)
  }

  function edit(answers: readonly TypedAnswer[]): void {
    sequence += 1
    const isSettled = snapshot.state === 'conflict' || snapshot.state === 'closed'
    change({ answers, ...(isSettled ? {} : { state: restLeft() > 0 ? 'offline' : 'unsaved' }) })
    pending.write({ ...message(), editedAt: now().toISOString() })
    if (snapshot.state !== 'unsaved') return
    firstUnsentAt ??= now().getTime()
    const waited = now().getTime() - firstUnsentAt
    plan(Math.max(0, Math.min(draftPauseMilliseconds, draftLongestWaitMilliseconds - waited)))
  }

  function restLeft(): number {
    return restsUntil - now().getTime()
  }

  function hasSomethingToSend(): boolean {
    return acknowledged < sequence && snapshot.state !== 'conflict' && snapshot.state !== 'closed'
  }

  async function flush(): Promise<void> {
    cancelPause?.()
    cancelPause = null
    if (hasSomethingToSend() && restLeft() > 0) return rest()
    while (hasSomethingToSend()) {
      onItsWay ??= sendOnce().finally(() => (onItsWay = null))
      await onItsWay
      if (snapshot.state === 'offline') return
    }
  }

  async function sendOnce(): Promise<void> {
    const sent = message()
    firstUnsentAt = null
    change({ state: 'saving' })
    const outcome = await options.send(sent)
    if (outcome.kind === 'unreachable') return wait(outcome.waitMilliseconds)
    if (outcome.kind === 'refused') return change({ state: 'closed', reason: outcome.detail })
    retryDelay = firstRetryMilliseconds
    options.onSchedule(outcome.schedule)
    if (outcome.isApplied || isOwnRepeat(outcome.draft, sent)) acknowledge(sent, outcome.draft)
    else if (isOver(outcome.schedule)) change({ state: 'closed', reason: null })
    else change({ state: 'conflict', theirs: outcome.draft })
  }

  function rest(): void {
    change({ state: 'offline' })
    plan(restLeft())
  }

  function wait(asked = 0): void {
    if (asked > 0) {
      restsUntil = now().getTime() + asked
      return rest()
    }
    change({ state: 'offline' })
    plan(retryDelay)
    retryDelay = Math.min(retryDelay * 2, longestRetryMilliseconds)
  }

  function acknowledge(sent: DraftMessage, draft: Draft | null): void {
    acknowledged = sent.writerSequence
    const isLast = acknowledged === sequence
    if (isLast) pending.clear()
    change({
      // The server may write the same answers in another way, as where choices have got other keys.
      answers: isLast && draft && isOwnRepeat(draft, sent) ? draft.answers : snapshot.answers,
      state: isLast ? 'saved' : 'unsaved',
      version: draft?.version ?? snapshot.version,
      savedAt: draft?.savedAt ?? snapshot.savedAt,
      theirs: null,
    })
  }

  const sync: DraftSync = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit,
    isKept: () => snapshot.state === 'saved' || pending.read()?.writerSequence === sequence,
    flush,
    resolveWithLocal: () => {
      change({ state: 'unsaved', version: snapshot.theirs?.version ?? snapshot.version, theirs: null })
      edit(snapshot.answers)
      void flush()
    },
    resolveWithServer: () => {
      const theirs = snapshot.theirs
      pending.clear()
      acknowledged = sequence
      change({
        answers: theirs?.answers ?? [],
        version: theirs?.version ?? 0,
        savedAt: theirs?.savedAt ?? null,
        state: 'saved',
        theirs: null,
      })
    },
    settle: (draft, submitted) => {
      if (snapshot.state !== 'saved' && !isSameText(snapshot.answers, submitted)) return
      cancelPause?.()
      pending.clear()
      acknowledged = sequence
      change({
        state: 'saved',
        version: draft?.version ?? snapshot.version,
        savedAt: draft?.savedAt ?? snapshot.savedAt,
      })
    },
    reopen: () => {
      if (snapshot.state !== 'closed' || snapshot.reason !== null) return
      change({ state: 'unsaved' })
      plan(0)
    },
    leave: () => {
      cancelPause?.()
      void flush()
    },
  }
  if (snapshot.state === 'unsaved') plan(0)
  return sync
}

function isSameText(answers: readonly TypedAnswer[], others: readonly TypedAnswer[]): boolean {
  const valueOf = new Map(others.map(({ questionKey, value }) => [questionKey, value]))
  return answers.length === others.length && answers.every((each) => valueOf.get(each.questionKey) === each.value)
}

/** An answer was lost on its way, so the same message was sent twice: the draft on the server is already ours. */
function isOwnRepeat(draft: Draft | null, sent: DraftMessage): boolean {
  return draft !== null && draft.writerId === sent.writerId && draft.writerSequence >= sent.writerSequence
}

function firstSnapshot({ draft, pending }: DraftSyncOptions): DraftSyncSnapshot {
  const base = { savedAt: draft?.savedAt ?? null, version: draft?.version ?? 0, theirs: null, reason: null }
  const kept = pending.read()
  if (!kept) return { ...base, answers: draft?.answers ?? [], state: 'saved' }
  if (isOwnRepeat(draft, kept)) return { ...base, answers: draft?.answers ?? [], state: 'saved' }
  const builtOnThis = kept.baseVersion === base.version || draft?.writerId === kept.writerId
  return builtOnThis
    ? { ...base, answers: kept.answers, state: 'unsaved' }
    : { ...base, answers: kept.answers, state: 'conflict', theirs: draft }
}
