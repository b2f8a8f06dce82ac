import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import type { RequestError } from '../../data/request.ts'

/** Answers that somebody has submitted and the server has not taken yet, as the browser keeps them. */
export interface PendingSubmission {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  /** By which the server counts it once, however often it is sent. */
  readonly clientAttemptId: string
  readonly answers: readonly TypedAnswer[]
  readonly clientAt: string
  /** Version of the draft on the server when it was submitted. */
  readonly draftVersion: number
  /** Why the server does not take it. */
  readonly refusal: RequestError | null
}

/** On its way, kept until the server can be reached, or not taken. */
export type SubmissionState = 'sending' | 'waiting' | 'refused'

export interface OutboxEntry extends PendingSubmission {
  readonly state: SubmissionState
}

/** What is kept, in the order in which it was submitted. */
export interface SubmissionStore {
  readonly list: () => readonly PendingSubmission[]
  readonly write: (submission: PendingSubmission) => void
  readonly remove: (clientAttemptId: string) => void
}

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

interface OutboxOptions {
  readonly kept: SubmissionStore
  /** `draftVersion` where the page of the problem is open and has sent its draft. */
  readonly send: (submission: PendingSubmission, draftVersion?: number) => Promise<SubmissionOutcome>
  readonly setTimer: (action: () => void, milliseconds: number) => () => void
}

export interface Outbox {
  readonly getSnapshot: () => readonly OutboxEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly submit: (submission: Omit<PendingSubmission, 'refusal'>) => Promise<void>
  /** Takes a submission back that waits or has been refused; what is on its way may have been taken already. */
  readonly takeBack: (problemInstanceId: number) => void
  /** Sends what waits, one after the other. */
  readonly send: () => Promise<void>
  readonly openDrafts: (problemInstanceId: number, drafts: OpenDrafts) => () => void
  /** Another tab has sent or submitted something; whether something is gone that this one had. */
  readonly readAgain: () => boolean
}

/** The same submission, whatever has become of it meanwhile. */
function isSameAs({ clientAttemptId }: PendingSubmission): (other: PendingSubmission) => boolean {
  return (other) => other.clientAttemptId === clientAttemptId
}

const firstRetryMilliseconds = 1000
const longestRetryMilliseconds = 30_000

/**
 * Keeps every submission in the browser until the server has taken or refused it, and sends them in the order in which
 * they were submitted. One is on the way at a time; one that the server refuses holds up no other.
 */
export function createOutbox({ kept, send, setTimer }: OutboxOptions): Outbox {
  const listeners = new Set<() => void>()
  const drafts = new Map<number, OpenDrafts>()
  let entries: readonly OutboxEntry[] = kept
    .list()
    .map((each) => ({ ...each, state: each.refusal ? 'refused' : 'waiting' }))
  let onItsWay: Promise<void> | null = null
  let retryDelay = firstRetryMilliseconds
  let cancelRetry: (() => void) | null = null

  function change(next: readonly OutboxEntry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function changeState(state: SubmissionState, of: (entry: OutboxEntry) => boolean): void {
    change(entries.map((entry) => (of(entry) ? { ...entry, state } : entry)))
  }

  function remove({ clientAttemptId }: OutboxEntry): void {
    kept.remove(clientAttemptId)
    change(entries.filter((entry) => entry.clientAttemptId !== clientAttemptId))
  }

  function refuse(entry: OutboxEntry, refusal: RequestError): void {
    // Another tab may have taken it back and submitted something else, of which this one has not heard yet.
    if (!kept.list().some(isSameAs(entry))) return remove(entry)
    const { state: _, ...submission } = entry
    kept.write({ ...submission, refusal })
    change(entries.map((each) => (isSameAs(entry)(each) ? { ...submission, refusal, state: 'refused' } : each)))
  }

  function settle(entry: OutboxEntry, instance: ProblemInstance): void {
    if (!entries.some(isSameAs(entry))) return
    drafts.get(entry.problemInstanceId)?.settle(instance, entry.answers)
  }

  function waitForServer(): void {
    changeState('waiting', ({ state }) => state === 'sending')
    cancelRetry?.()
    cancelRetry = setTimer(() => void sendAll(), retryDelay)
    retryDelay = Math.min(retryDelay * 2, longestRetryMilliseconds)
  }

  async function outcomeOf(entry: OutboxEntry): Promise<SubmissionOutcome> {
    const open = drafts.get(entry.problemInstanceId)
    if (!open) return await send(entry)
    const version = await open.flush()
    return version === undefined ? { kind: 'unreachable' } : await send(entry, version)
  }

  async function sendWaiting(): Promise<void> {
    for (;;) {
      const entry = entries.find(({ state }) => state !== 'refused')
      if (!entry) return
      changeState('sending', isSameAs(entry))
      const outcome = await outcomeOf(entry)
      if (outcome.kind === 'unreachable') return waitForServer()
      retryDelay = firstRetryMilliseconds
      // By now another one for the same problem may stand here: only the one that was answered is closed.
      if (outcome.kind === 'refused') {
        if (entries.some(isSameAs(entry))) refuse(entry, outcome.error)
        continue
      }
      settle(entry, outcome.instance)
      remove(entry)
    }
  }

  async function sendAll(): Promise<void> {
    cancelRetry?.()
    cancelRetry = null
    onItsWay ??= sendWaiting().finally(() => (onItsWay = null))
    await onItsWay
  }

  return {
    getSnapshot: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    submit: async (submission) => {
      const pending = { ...submission, refusal: null }
      kept.write(pending)
      const others = entries.filter(({ problemInstanceId }) => problemInstanceId !== submission.problemInstanceId)
      change([...others, { ...pending, state: 'sending' }])
      await sendAll()
    },
    takeBack: (problemInstanceId) => {
      const entry = entries.find((each) => each.problemInstanceId === problemInstanceId)
      if (entry && entry.state !== 'sending') remove(entry)
    },
    send: sendAll,
    openDrafts: (problemInstanceId, open) => {
      drafts.set(problemInstanceId, open)
      return () => {
        if (drafts.get(problemInstanceId) === open) drafts.delete(problemInstanceId)
      }
    },
    readAgain: () => {
      const known = new Map(entries.map((entry) => [entry.clientAttemptId, entry.state]))
      const now = kept.list()
      const isGone = entries.some((entry) => now.every((each) => each.clientAttemptId !== entry.clientAttemptId))
      change(
        now.map((each) => ({
          ...each,
          state: each.refusal ? 'refused' : known.get(each.clientAttemptId) === 'waiting' ? 'waiting' : 'sending',
        })),
      )
      return isGone
    },
  }
}
