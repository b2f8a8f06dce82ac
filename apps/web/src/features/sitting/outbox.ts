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

/** On its way for the first time, kept until the server can be reached, or not taken. */
export type SubmissionState = 'sending' | 'waiting' | 'refused'

export interface OutboxEntry extends PendingSubmission {
  readonly state: SubmissionState
}

/** What is kept, in the order in which it was submitted. */
export interface SubmissionStore {
  readonly list: () => readonly PendingSubmission[]
  readonly write: (submission: PendingSubmission) => void
  readonly remove: (problemInstanceId: number) => void
}

export type SubmissionOutcome =
  | { readonly kind: 'taken'; readonly instance: ProblemInstance }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly error: RequestError }

/** The drafts of a problem whose page is open: they go first, and what was submitted is no draft any more. */
export interface OpenDrafts {
  /** Sends what has not been sent; the version on the server then, or undefined while it cannot be reached. */
  readonly flush: () => Promise<number | undefined>
  readonly settle: (instance: ProblemInstance) => void
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
  /** Takes a submission back that waits or has been refused. */
  readonly takeBack: (problemInstanceId: number) => void
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

  function without(problemInstanceId: number): void {
    kept.remove(problemInstanceId)
    change(entries.filter((entry) => entry.problemInstanceId !== problemInstanceId))
  }

  function refuse(entry: OutboxEntry, refusal: RequestError): void {
    const { state: _, ...submission } = entry
    kept.write({ ...submission, refusal })
    change(entries.map((each) => (each === entry ? { ...submission, refusal, state: 'refused' } : each)))
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
      const outcome = await outcomeOf(entry)
      if (outcome.kind === 'unreachable') return waitForServer()
      retryDelay = firstRetryMilliseconds
      const current = entries.find((each) => each.clientAttemptId === entry.clientAttemptId)
      if (outcome.kind === 'refused') {
        if (current) refuse(current, outcome.error)
        continue
      }
      drafts.get(entry.problemInstanceId)?.settle(outcome.instance)
      without(entry.problemInstanceId)
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
    takeBack: without,
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
          state: each.refusal ? 'refused' : (known.get(each.clientAttemptId) ?? 'sending'),
        })),
      )
      return isGone
    },
  }
}
