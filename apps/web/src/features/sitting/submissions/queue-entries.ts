import type { TypedAnswer } from '@isomorph/contract'
import type { RequestError } from '../../../data/request.ts'
import { createObservableValue } from '../../../unsaved-work/observable-value.ts'

/** Answers that somebody has submitted and the server has not accepted yet, as the browser stores them. */
export interface PendingSubmission {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  /** The server counts submissions with the same id once. */
  readonly clientAttemptId: string
  readonly answers: readonly TypedAnswer[]
  readonly clientAt: string
  /** Version of the draft on the server when it was submitted. */
  readonly draftVersion: number
  /** Why the server refuses it. */
  readonly refusal: RequestError | null
}

/**
 * `waiting`: stored until the server can be reached. `lockedOut`: stored until this session is in the lockdown browser of the
 * assessment, or need not be.
 */
export type SubmissionState = 'sending' | 'waiting' | 'lockedOut' | 'refused'

export interface QueueEntry extends PendingSubmission {
  readonly state: SubmissionState
}

/** The stored submissions of one user, in the order in which they were submitted. */
export interface SubmissionStore {
  readonly list: () => readonly PendingSubmission[]
  readonly write: (submission: PendingSubmission) => void
  readonly remove: (clientAttemptId: string) => void
}

export interface QueueEntries {
  readonly all: () => readonly QueueEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly has: (entry: QueueEntry) => boolean
  /** Replaces an earlier one for the same problem. */
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

/** The stored submissions with the state of each; a change is written to the store first. */
export function createQueueEntries(store: SubmissionStore): QueueEntries {
  const { get, set, subscribe } = createObservableValue<readonly QueueEntry[]>(
    store.list().map((each) => ({ ...each, state: each.refusal ? 'refused' : 'waiting' })),
  )
  function remove(entry: QueueEntry): void {
    store.remove(entry.clientAttemptId)
    const isSame = isSameAs(entry)
    set(get().filter((each) => !isSame(each)))
  }
  return {
    all: get,
    subscribe,
    has: (entry) => get().some(isSameAs(entry)),
    add: (submission) => {
      const pending = { ...submission, refusal: null }
      store.write(pending)
      const others = get().filter(({ problemInstanceId }) => problemInstanceId !== submission.problemInstanceId)
      set([...others, { ...pending, state: 'sending' }])
    },
    remove,
    refuse: (entry, refusal) => {
      const isSame = isSameAs(entry)
      // Another tab may have cancelled it and submitted something else, which this tab does not know yet.
      if (!store.list().some(isSame)) return remove(entry)
      const { state: _, ...submission } = entry
      store.write({ ...submission, refusal })
      set(get().map((each) => (isSame(each) ? { ...submission, refusal, state: 'refused' } : each)))
    },
    changeState: (state, of) => set(get().map((entry) => (of(entry) ? { ...entry, state } : entry))),
    readAgain: () => {
      const before = get()
      const now = store.list()
      set(now.map((each) => ({ ...each, state: stateAfterReading(each, before.find(isSameAs(each))) })))
      return before.some((entry) => !now.some(isSameAs(entry)))
    },
  }
}

/** Whether a submission is stored here and not being sent. */
export function isStoredOnly({ state }: QueueEntry): boolean {
  return state === 'waiting' || state === 'lockedOut'
}

/** What another tab has just submitted is being sent. */
function stateAfterReading({ refusal }: PendingSubmission, known: QueueEntry | undefined): SubmissionState {
  if (refusal) return 'refused'
  return known && isStoredOnly(known) ? known.state : 'sending'
}
