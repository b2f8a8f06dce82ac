import type { TypedAnswer } from '@isomorph/contract'
import type { RequestError } from '../../../data/request.ts'

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

export interface QueueEntry extends PendingSubmission {
  readonly state: SubmissionState
}

/** What is kept, in the order in which it was submitted. */
export interface SubmissionStore {
  readonly list: () => readonly PendingSubmission[]
  readonly write: (submission: PendingSubmission) => void
  readonly remove: (clientAttemptId: string) => void
}

export interface QueueEntries {
  readonly all: () => readonly QueueEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly has: (entry: QueueEntry) => boolean
  /** In the place of an earlier one for the same problem. */
  readonly add: (submission: Omit<PendingSubmission, 'refusal'>) => void
  readonly remove: (entry: QueueEntry) => void
  readonly refuse: (entry: QueueEntry, refusal: RequestError) => void
  readonly changeState: (state: SubmissionState, of: (entry: QueueEntry) => boolean) => void
  /** Another tab has sent or submitted something; whether something is gone that this one had. */
  readonly readAgain: () => boolean
}

/** The same submission, whatever has become of it meanwhile. */
export function isSameAs({ clientAttemptId }: PendingSubmission): (other: PendingSubmission) => boolean {
  return (other) => other.clientAttemptId === clientAttemptId
}

/** What the store keeps, with what is becoming of each; everything that changes is changed in both. */
export function createQueueEntries(kept: SubmissionStore): QueueEntries {
  const listeners = new Set<() => void>()
  let entries: readonly QueueEntry[] = kept
    .list()
    .map((each) => ({ ...each, state: each.refusal ? 'refused' : 'waiting' }))

  function change(next: readonly QueueEntry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function remove(entry: QueueEntry): void {
    kept.remove(entry.clientAttemptId)
    const isSame = isSameAs(entry)
    change(entries.filter((each) => !isSame(each)))
  }

  return {
    all: () => entries,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    has: (entry) => entries.some(isSameAs(entry)),
    add: (submission) => {
      const pending = { ...submission, refusal: null }
      kept.write(pending)
      const others = entries.filter(({ problemInstanceId }) => problemInstanceId !== submission.problemInstanceId)
      change([...others, { ...pending, state: 'sending' }])
    },
    remove,
    refuse: (entry, refusal) => {
      const isSame = isSameAs(entry)
      // Another tab may have taken it back and submitted something else, of which this one has not heard yet.
      if (!kept.list().some(isSame)) return remove(entry)
      const { state: _, ...submission } = entry
      kept.write({ ...submission, refusal })
      change(entries.map((each) => (isSame(each) ? { ...submission, refusal, state: 'refused' } : each)))
    },
    changeState: (state, of) => change(entries.map((entry) => (of(entry) ? { ...entry, state } : entry))),
    readAgain: () => {
      const now = kept.list()
      const isGone = entries.some((entry) => !now.some(isSameAs(entry)))
      change(now.map((each) => ({ ...each, state: stateAfterReading(each, entries.find(isSameAs(each))) })))
      return isGone
    },
  }
}

/** What another tab has just submitted is on its way. */
function stateAfterReading({ refusal }: PendingSubmission, known: QueueEntry | undefined): SubmissionState {
  if (refusal) return 'refused'
  return known?.state === 'waiting' ? 'waiting' : 'sending'
}
