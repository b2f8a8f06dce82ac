import type { TypedAnswer } from '@isomorph/contract'
import { sha256Of } from '../../../data/sha256.ts'
import { uuidOf } from '../../../data/uuid.ts'

interface AttemptPlace {
  readonly userId: number
  readonly problemInstanceId: number
  /** How many attempts the learner has seen to be used up. */
  readonly attemptsUsed: number
}

/**
 * The id of a submission, by which the server counts it once: the same answers at the same attempt have the same id,
 * whether they are sent again because the outcome was lost, after a reload, or from a second tab.
 */
export async function attemptIdOf(place: AttemptPlace, answers: readonly TypedAnswer[]): Promise<string> {
  const { userId, problemInstanceId, attemptsUsed } = place
  const values = answers.map(({ questionKey, value }) => [questionKey, value])
  const text = JSON.stringify([userId, problemInstanceId, attemptsUsed, values])
  // A UUID of version 8: of the application's own making.
  return uuidOf(await sha256Of(text), 8)
}
