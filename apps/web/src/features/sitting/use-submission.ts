import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { useState } from 'react'
import type { RequestError } from '../../data/request.ts'
import { attemptIdOf } from './attempt-id.ts'
import { useSubmitAttemptMutation } from './sitting.api.ts'

/** What the learner's page was built on. */
interface SeenState {
  readonly draftVersion: number
  readonly attemptsUsed: number
}

interface Submission {
  readonly isSubmitting: boolean
  readonly error: RequestError | null
  /** What is wrong with single answers: question key → plain sentence. */
  readonly unreadable: ReadonlyMap<number, string>
  submit(answers: readonly TypedAnswer[], seen: SeenState): Promise<ProblemInstance | null>
  forgetError(questionKey: number): void
}

const none: ReadonlyMap<number, string> = new Map()

/** The server names answers it cannot read by `answers.<question key>`. */
function unreadableOf(error: RequestError): ReadonlyMap<number, string> {
  const entries = (error.errors ?? []).flatMap(({ path, message }) => {
    const match = /^answers\.(\d+)$/.exec(path)
    return match ? [[Number(match[1]), message] as const] : []
  })
  return new Map(entries)
}

/** Submits answers so that a lost answer of the network never makes an attempt count twice. */
export function useSubmission(userId: number, groupAssessmentId: number, problemInstanceId: number): Submission {
  const [send, { isLoading }] = useSubmitAttemptMutation()
  const [error, setError] = useState<RequestError | null>(null)
  const [unreadable, setUnreadable] = useState(none)
  return {
    isSubmitting: isLoading,
    error,
    unreadable,
    async submit(answers, { draftVersion, attemptsUsed }) {
      const clientAttemptId = await attemptIdOf({ userId, problemInstanceId, attemptsUsed }, answers)
      setError(null)
      setUnreadable(none)
      const outcome = await send({
        params: { groupAssessmentId, problemInstanceId },
        body: { clientAttemptId, answers: [...answers], clientAt: new Date().toISOString(), draftVersion },
      })
      if (outcome.data) return outcome.data
      const failure = outcome.error as RequestError
      setUnreadable(unreadableOf(failure))
      setError(failure)
      return null
    },
    forgetError(questionKey) {
      if (unreadable.has(questionKey)) setUnreadable(new Map([...unreadable].filter(([key]) => key !== questionKey)))
    },
  }
}
