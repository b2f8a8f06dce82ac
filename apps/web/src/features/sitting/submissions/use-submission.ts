import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { useEffect, useSyncExternalStore } from 'react'
import type { RequestError } from '../../../data/request.ts'
import { attemptIdOf } from './attempt-id.ts'
import type { DraftKeeper } from '../drafts/draft-keeper.ts'
import type { OutboxEntry } from './outbox-entries.ts'
import { outboxOf } from './outbox-of-person.ts'

interface Place {
  readonly userId: number
  readonly groupAssessmentId: number
  readonly instance: ProblemInstance
  readonly keeper: DraftKeeper
}

export interface Submission {
  readonly isSubmitting: boolean
  /** Answers that have been submitted and neither taken nor refused: meanwhile nothing can be changed in them. */
  readonly submitted: readonly TypedAnswer[] | null
  /** What has been submitted and waits in the browser until the server can be reached. */
  readonly waiting: OutboxEntry | null
  /** What has been submitted and the server does not take. */
  readonly refused: OutboxEntry | null
  readonly error: RequestError | null
  /** What is wrong with single answers: question key → plain sentence. */
  readonly unreadable: ReadonlyMap<number, string>
  readonly submit: (answers: readonly TypedAnswer[]) => Promise<void>
  readonly takeBack: () => void
  /** The answers are being changed: what was wrong with those submitted says nothing about them. */
  readonly forgetError: () => void
}

/** The server names answers it cannot read by `answers.<question key>`. */
function unreadableOf(error: RequestError | null): ReadonlyMap<number, string> {
  const entries = (error?.errors ?? []).flatMap(({ path, message }) => {
    const match = /^answers\.(\d+)$/.exec(path)
    return match ? [[Number(match[1]), message] as const] : []
  })
  return new Map(entries)
}

/** What somebody has submitted in this browser and the server has not taken yet, oldest first. */
export function usePendingSubmissions(userId: number): readonly OutboxEntry[] {
  const outbox = outboxOf(userId)
  useEffect(() => void outbox.send(), [outbox])
  return useSyncExternalStore(outbox.subscribe, outbox.getSnapshot)
}

/**
 * Submits the answers of one problem: what cannot be sent waits and is sent later, and a lost answer of the network
 * never makes an attempt count twice.
 */
export function useSubmission({ userId, groupAssessmentId, instance, keeper }: Place): Submission {
  const outbox = outboxOf(userId)
  const { problemInstanceId, attemptsUsed } = instance
  const entries = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot)
  const entry = entries.find((each) => each.problemInstanceId === problemInstanceId)
  useEffect(
    () =>
      outbox.openDrafts(problemInstanceId, {
        flush: async () => {
          await keeper.flush()
          const { state, version } = keeper.getSnapshot()
          return state === 'offline' ? undefined : version
        },
        settle: ({ draft }, submitted) => keeper.settle(draft, submitted),
      }),
    [outbox, keeper, problemInstanceId],
  )
  const error = entry?.refusal ?? null
  return {
    isSubmitting: entry?.state === 'sending',
    submitted: entry && entry.state !== 'refused' ? entry.answers : null,
    waiting: entry?.state === 'waiting' ? entry : null,
    refused: entry?.state === 'refused' ? entry : null,
    error,
    unreadable: unreadableOf(error),
    async submit(answers) {
      const clientAttemptId = await attemptIdOf({ userId, problemInstanceId, attemptsUsed }, answers)
      await outbox.submit({
        groupAssessmentId,
        problemInstanceId,
        clientAttemptId,
        answers,
        clientAt: new Date().toISOString(),
        draftVersion: keeper.getSnapshot().version,
      })
    },
    takeBack: () => outbox.takeBack(problemInstanceId),
    forgetError() {
      if (error) outbox.takeBack(problemInstanceId)
    },
  }
}
