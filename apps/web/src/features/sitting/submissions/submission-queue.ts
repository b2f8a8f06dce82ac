import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import type { RequestError } from '../../../data/request.ts'
import {
  createQueueEntries,
  isSameAs,
  type QueueEntries,
  type QueueEntry,
  type PendingSubmission,
  type SubmissionStore,
} from './queue-entries.ts'

export type SubmissionOutcome =
  | { readonly kind: 'taken'; readonly instance: ProblemInstance }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly error: RequestError }

/** The drafts of a problem whose page is open: they go first, and what was submitted is no draft any more. */
export interface OpenDrafts {
  /** Sends what has not been sent; the version on the server then, or undefined while it cannot be reached. */
  readonly flush: () => Promise<number | undefined>
  readonly settle: (instance: ProblemInstance, submitted: readonly TypedAnswer[]) => void
}

interface SubmissionQueueOptions {
  readonly kept: SubmissionStore
  /** `draftVersion` where the page of the problem is open and has sent its draft. */
  readonly send: (submission: PendingSubmission, draftVersion?: number) => Promise<SubmissionOutcome>
  readonly setTimer: (action: () => void, milliseconds: number) => () => void
}

export interface SubmissionQueue {
  readonly getSnapshot: () => readonly QueueEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly submit: (submission: Omit<PendingSubmission, 'refusal'>) => Promise<void>
  /** Takes a submission back that waits or has been refused; what is on its way may have been taken already. */
  readonly cancelSubmission: (problemInstanceId: number) => void
  /** Sends what waits, one after the other. */
  readonly send: () => Promise<void>
  readonly openDrafts: (problemInstanceId: number, drafts: OpenDrafts) => () => void
  /** Another tab has sent or submitted something; whether something is gone that this one had. */
  readonly readAgain: () => boolean
}

const firstRetryMilliseconds = 1000
const longestRetryMilliseconds = 30_000

/**
 * Keeps every submission in the browser until the server has taken or refused it, and sends them in the order in which
 * they were submitted. One is on the way at a time; one that the server refuses holds up no other.
 */
export function createSubmissionQueue({ kept, send, setTimer }: SubmissionQueueOptions): SubmissionQueue {
  const entries = createQueueEntries(kept)
  const drafts = new Map<number, OpenDrafts>()
  const sendAll = createSendingLoop({ entries, drafts, send, setTimer })
  return {
    getSnapshot: entries.all,
    subscribe: entries.subscribe,
    submit: async (submission) => {
      entries.add(submission)
      await sendAll()
    },
    cancelSubmission: (problemInstanceId) => {
      const entry = entries.all().find((each) => each.problemInstanceId === problemInstanceId)
      if (entry && entry.state !== 'sending') entries.remove(entry)
    },
    send: sendAll,
    openDrafts: (problemInstanceId, open) => {
      drafts.set(problemInstanceId, open)
      return () => {
        if (drafts.get(problemInstanceId) === open) drafts.delete(problemInstanceId)
      }
    },
    readAgain: entries.readAgain,
  }
}

interface LoopOptions extends Pick<SubmissionQueueOptions, 'send' | 'setTimer'> {
  readonly entries: QueueEntries
  readonly drafts: ReadonlyMap<number, OpenDrafts>
}

/** Sends what is not refused, and tries again, ever more slowly, while the server cannot be reached. */
function createSendingLoop({ entries, drafts, send, setTimer }: LoopOptions): () => Promise<void> {
  let onItsWay: Promise<void> | null = null
  let retryDelay = firstRetryMilliseconds
  let cancelRetry: (() => void) | null = null

  function waitForServer(): void {
    entries.changeState('waiting', ({ state }) => state === 'sending')
    cancelRetry?.()
    cancelRetry = setTimer(() => void sendAll(), retryDelay)
    retryDelay = Math.min(retryDelay * 2, longestRetryMilliseconds)
  }

  async function outcomeOf(entry: QueueEntry): Promise<SubmissionOutcome> {
    const open = drafts.get(entry.problemInstanceId)
    if (!open) return await send(entry)
    const version = await open.flush()
    return version === undefined ? { kind: 'unreachable' } : await send(entry, version)
  }

  /** By now another one for the same problem may stand here: only the one that was answered is closed. */
  function close(entry: QueueEntry, outcome: Exclude<SubmissionOutcome, { kind: 'unreachable' }>): void {
    const isCurrent = entries.has(entry)
    if (outcome.kind === 'refused') return isCurrent ? entries.refuse(entry, outcome.error) : undefined
    if (isCurrent) drafts.get(entry.problemInstanceId)?.settle(outcome.instance, entry.answers)
    entries.remove(entry)
  }

  async function sendWaiting(): Promise<void> {
    for (;;) {
      const entry = entries.all().find(({ state }) => state !== 'refused')
      if (!entry) return
      entries.changeState('sending', isSameAs(entry))
      const outcome = await outcomeOf(entry)
      if (outcome.kind === 'unreachable') return waitForServer()
      retryDelay = firstRetryMilliseconds
      close(entry, outcome)
    }
  }

  async function sendAll(): Promise<void> {
    cancelRetry?.()
    cancelRetry = null
    onItsWay ??= sendWaiting().finally(() => (onItsWay = null))
    await onItsWay
  }

  return sendAll
}
