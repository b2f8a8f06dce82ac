import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { useEffect, useSyncExternalStore } from 'react'
import type { RequestError } from '../../../data/request.ts'
import { attemptIdOf } from './attempt-id.ts'
import type { DraftSync } from '../drafts/draft-sync.ts'
import { isStoredOnly, type QueueEntry } from './queue-entries.ts'
import { submissionQueueOf } from './queue-of-person.ts'

interface Place {
  readonly userId: number
  readonly groupAssessmentId: number
  readonly instance: ProblemInstance
  readonly sync: DraftSync
}

export interface Submission {
  readonly isSubmitting: boolean
  /** Answers that have been submitted and neither accepted nor refused: they cannot be changed meanwhile. */
  readonly submitted: readonly TypedAnswer[] | null
  /** A submission that waits in the browser until the server can be reached and takes it. */
  readonly waiting: QueueEntry | null
  /** A submission that the server has refused. */
  readonly refused: QueueEntry | null
  readonly error: RequestError | null
  /** What is wrong with single answers: question key → plain sentence. */
  readonly unreadable: ReadonlyMap<number, string>
  readonly submit: (answers: readonly TypedAnswer[]) => Promise<void>
  readonly cancelSubmission: () => void
  /** Removes a refusal: the answers are changed, so that it does not apply to them any more. */
  readonly dismissError: () => void
}

/** The server names answers it cannot read by `answers.<question key>`. */
function unreadableOf(error: RequestError | null): ReadonlyMap<number, string> {
  const entries = (error?.errors ?? []).flatMap(({ path, message }) => {
    const match = /^answers\.(\d+)$/.exec(path)
    return match ? [[Number(match[1]), message] as const] : []
  })
  return new Map(entries)
}

interface OpenSitting {
  readonly groupAssessmentId: number
  /** Its content is withheld from this session: it would take no submission either. */
  readonly isWithheld: boolean
}

/** A user's submissions in this browser that the server has not accepted yet, oldest first. */
export function usePendingSubmissions(
  userId: number,
  { groupAssessmentId, isWithheld }: OpenSitting,
): readonly QueueEntry[] {
  const submissionQueue = submissionQueueOf(userId)
  useEffect(
    () => void (isWithheld ? submissionQueue.send() : submissionQueue.sendOf(groupAssessmentId)),
    [submissionQueue, groupAssessmentId, isWithheld],
  )
  return useSyncExternalStore(submissionQueue.subscribe, submissionQueue.getSnapshot)
}

/** Before its answers are submitted, what is typed in a problem is sent; once they are accepted, it is no draft any more. */
function useOpenDrafts(
  submissionQueue: ReturnType<typeof submissionQueueOf>,
  problemInstanceId: number,
  sync: DraftSync,
) {
  useEffect(
    () =>
      submissionQueue.openDrafts(problemInstanceId, {
        flush: async () => {
          await sync.flush()
          const { state, version } = sync.getSnapshot()
          return state === 'offline' ? undefined : version
        },
        settle: ({ draft }, submitted) => sync.settle(draft, submitted),
      }),
    [submissionQueue, sync, problemInstanceId],
  )
}

/**
 * Submits the answers of one problem. What cannot be sent is stored and sent later. An attempt whose response was lost
 * counts once.
 */
export function useSubmission({ userId, groupAssessmentId, instance, sync }: Place): Submission {
  const submissionQueue = submissionQueueOf(userId)
  const { problemInstanceId, attemptsUsed } = instance
  const entries = useSyncExternalStore(submissionQueue.subscribe, submissionQueue.getSnapshot)
  const entry = entries.find((each) => each.problemInstanceId === problemInstanceId)
  useOpenDrafts(submissionQueue, problemInstanceId, sync)
  const error = entry?.refusal ?? null
  return {
    isSubmitting: entry?.state === 'sending',
    submitted: entry && entry.state !== 'refused' ? entry.answers : null,
    waiting: entry && isStoredOnly(entry) ? entry : null,
    refused: entry?.state === 'refused' ? entry : null,
    error,
    unreadable: unreadableOf(error),
    async submit(answers) {
      const clientAttemptId = await attemptIdOf({ userId, problemInstanceId, attemptsUsed }, answers)
      await submissionQueue.submit({
        groupAssessmentId,
        problemInstanceId,
        clientAttemptId,
        answers,
        clientAt: new Date().toISOString(),
        draftVersion: sync.getSnapshot().version,
      })
    },
    cancelSubmission: () => submissionQueue.cancelSubmission(problemInstanceId),
    dismissError() {
      if (error) submissionQueue.cancelSubmission(problemInstanceId)
    },
  }
}
