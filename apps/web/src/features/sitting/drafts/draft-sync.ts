import type { Draft, TypedAnswer } from '@isomorph/contract'
import { createRetryingSender, type SendResult } from '../../../unsaved-work/retrying-sender.ts'
import { isOver } from '../clock/ending.ts'
import { createDraftState, hasUnsent, isOwnRepeat, isSameText, type DraftState } from './draft-state.ts'
import type { DraftSyncOptions, DraftSyncSnapshot } from './draft-types.ts'

/** Pause after the last keystroke before a draft leaves, and the longest wait while someone types on. */
export const draftPauseMilliseconds = 800
export const draftLongestWaitMilliseconds = 4000

export interface DraftSync {
  readonly getSnapshot: () => DraftSyncSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly edit: (answers: readonly TypedAnswer[]) => void
  /** Whether all that is typed is on the server or in the browser's store. */
  readonly isStored: () => boolean
  /** Sends what has not been sent and waits for the answer. */
  readonly flush: () => Promise<void>
  /** Sends whenever the browser is online again; answers what ends it. */
  readonly sendWhenOnline: () => () => void
  /** Settles a conflict. */
  readonly resolveWithLocal: () => void
  readonly resolveWithServer: () => void
  /** After an attempt: what was submitted is not a draft any more. Other text that has not been saved stays one. */
  readonly settle: (draft: Draft | null, submitted: readonly TypedAnswer[]) => void
  /** The sitting has been opened again: what it did not accept is sent once more. */
  readonly reopen: () => void
}

/**
 * Stores each edit of one problem's answers in the browser before it returns, sends it after a short pause, sends it again
 * until the server acknowledges it, and never overwrites text on the server that this page has not seen.
 */
export function createDraftSync(options: DraftSyncOptions): DraftSync {
  const state = createDraftState(options)
  const sender = createRetryingSender({
    hasWork: () => hasUnsent(state),
    sendNext: () => sendDraft(state, options),
    onWaiting: () => state.change({ state: 'offline' }),
    clock: options,
  })
  const edit = (answers: readonly TypedAnswer[]) => {
    state.recordEdit(answers, sender.isAskedToWait() ? 'offline' : 'unsaved')
    if (state.snapshot().state === 'unsaved') sender.sendAfter(pauseBeforeSending(state, options.now()))
  }
  if (state.snapshot().state === 'unsaved') sender.sendAfter(0)
  return {
    getSnapshot: state.snapshot,
    subscribe: state.subscribe,
    edit,
    isStored: state.isStored,
    flush: sender.send,
    sendWhenOnline: sender.sendWhenOnline,
    resolveWithLocal: () => {
      const { theirs, version, answers } = state.snapshot()
      state.change({ state: 'unsaved', version: theirs?.version ?? version, theirs: null })
      edit(answers)
      void sender.send()
    },
    resolveWithServer: () => resolveWithServer(state),
    settle: (draft, submitted) => {
      if (isOtherTextUnsaved(state, submitted)) return
      sender.cancelPlan()
      state.markAllSaved(draft ?? {})
    },
    reopen: () => {
      const { state: saved, reason } = state.snapshot()
      if (saved !== 'closed' || reason !== null) return
      state.change({ state: 'unsaved' })
      sender.sendAfter(0)
    },
  }
}

function isOtherTextUnsaved(draft: DraftState, submitted: readonly TypedAnswer[]): boolean {
  const { state, answers } = draft.snapshot()
  return state !== 'saved' && !isSameText(answers, submitted)
}

/** Typing on puts a draft off, but not for longer than the longest wait. */
function pauseBeforeSending(state: DraftState, now: Date): number {
  state.firstUnsentAt ??= now.getTime()
  const waited = now.getTime() - state.firstUnsentAt
  return Math.max(0, Math.min(draftPauseMilliseconds, draftLongestWaitMilliseconds - waited))
}

async function sendDraft(state: DraftState, { send, onSchedule }: DraftSyncOptions): Promise<SendResult> {
  const sent = state.message()
  state.firstUnsentAt = null
  state.change({ state: 'saving' })
  const outcome = await send(sent)
  if (outcome.kind === 'unreachable') return outcome
  if (outcome.kind === 'refused') {
    state.change({ state: 'closed', reason: outcome.refusal })
    return { kind: 'answered' }
  }
  onSchedule(outcome.schedule)
  if (outcome.isApplied || isOwnRepeat(outcome.draft, sent)) state.acknowledge(sent, outcome.draft)
  else if (isOver(outcome.schedule)) state.change({ state: 'closed', reason: null })
  else state.change({ state: 'conflict', theirs: outcome.draft })
  return { kind: 'answered' }
}

function resolveWithServer(state: DraftState): void {
  const { answers = [], version = 0, savedAt = null } = state.snapshot().theirs ?? {}
  state.markAllSaved({ version, savedAt }, answers)
}
