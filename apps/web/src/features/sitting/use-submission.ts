import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { useState } from 'react'
import type { RequestError } from '../../data/request.ts'
import { beginAttempt, endAttempt } from './pending-attempt.ts'
import { useSubmitAttemptMutation } from './sitting.api.ts'

interface Submission {
  readonly isSubmitting: boolean
  readonly error: RequestError | null
  /** What is wrong with single answers: question key → plain sentence. */
  readonly unreadable: ReadonlyMap<number, string>
  submit(answers: readonly TypedAnswer[], draftVersion: number): Promise<ProblemInstance | null>
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
    async submit(answers, draftVersion) {
      const { clientAttemptId } = beginAttempt(localStorage, userId, problemInstanceId, answers)
      setError(null)
      setUnreadable(none)
      const outcome = await send({
        params: { groupAssessmentId, problemInstanceId },
        body: { clientAttemptId, answers: [...answers], clientAt: new Date().toISOString(), draftVersion },
      })
      if (outcome.data) {
        endAttempt(localStorage, userId, problemInstanceId)
        return outcome.data
      }
      const failure = outcome.error as RequestError
      if (failure.status >= 400 && failure.status < 500) endAttempt(localStorage, userId, problemInstanceId)
      setUnreadable(unreadableOf(failure))
      setError(failure)
      return null
    },
    forgetError(questionKey) {
      if (unreadable.has(questionKey)) setUnreadable(new Map([...unreadable].filter(([key]) => key !== questionKey)))
    },
  }
}
