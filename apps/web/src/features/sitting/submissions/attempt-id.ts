import type { TypedAnswer } from '@isomorph/contract'

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
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).slice(0, 16)
  // A UUID of version 8: of the application's own making.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
