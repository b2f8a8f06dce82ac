import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { codeFor } from './lockdown.queries.ts'

/** Whose proof a challenge is for. */
interface ChallengeOwner {
  readonly sessionId: number
  readonly groupAssessmentId: number
}

/** Clocks of several servers differ by less. */
const clockDifferenceSeconds = 60

async function challengeOf(
  db: Kysely<Tables>,
  { sessionId, groupAssessmentId }: ChallengeOwner,
  seconds: number,
): Promise<string> {
  const code = await codeFor(db, `challenge ${sessionId} ${groupAssessmentId} ${seconds}`)
  return `${seconds}.${code.toString('base64url')}`
}

/**
 * What the address of a proof has to carry. It belongs to one session and names its time, so a proof of somebody else or of
 * an earlier day is none. Nothing of it is stored.
 */
export async function createChallenge(db: Kysely<Tables>, owner: ChallengeOwner, now: Date): Promise<string> {
  return await challengeOf(db, owner, Math.floor(now.getTime() / 1000))
}

/** How many seconds ago a session was given a challenge; infinite where it was not. */
export async function ageOfChallenge(
  db: Kysely<Tables>,
  owner: ChallengeOwner,
  challenge: string,
  now: Date,
): Promise<number> {
  const seconds = Number(challenge.split('.', 1)[0])
  if (!Number.isSafeInteger(seconds)) return Infinity
  const [given, expected] = [Buffer.from(challenge), Buffer.from(await challengeOf(db, owner, seconds))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return Infinity
  const age = now.getTime() / 1000 - seconds
  return age < -clockDifferenceSeconds ? Infinity : age
}
