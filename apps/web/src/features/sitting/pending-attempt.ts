import type { TypedAnswer } from '@isomorph/contract'

/** A submission whose outcome is not known yet. Repeating it is harmless: its id makes it count once. */
export interface PendingAttempt {
  readonly clientAttemptId: string
  readonly answers: readonly TypedAnswer[]
}

function keyOf(userId: number, problemInstanceId: number): string {
  return `persist:attempt:${userId}:${problemInstanceId}`
}

/** The submission to send now: the one whose outcome is unknown if it had the same answers, a new one otherwise. */
export function beginAttempt(
  storage: Storage,
  userId: number,
  problemInstanceId: number,
  answers: readonly TypedAnswer[],
): PendingAttempt {
  const known = readAttempt(storage, userId, problemInstanceId)
  if (known && JSON.stringify(known.answers) === JSON.stringify(answers)) return known
  const attempt = { clientAttemptId: crypto.randomUUID(), answers }
  storage.setItem(keyOf(userId, problemInstanceId), JSON.stringify(attempt))
  return attempt
}

/** The submission of this problem whose outcome is not known, if there is one. */
export function readAttempt(storage: Storage, userId: number, problemInstanceId: number): PendingAttempt | null {
  try {
    return JSON.parse(storage.getItem(keyOf(userId, problemInstanceId)) ?? 'null') as PendingAttempt | null
  } catch {
    return null
  }
}

/** The outcome is known: accepted, or refused for good. */
export function endAttempt(storage: Storage, userId: number, problemInstanceId: number): void {
  storage.removeItem(keyOf(userId, problemInstanceId))
}
