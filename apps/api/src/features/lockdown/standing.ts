import type { Database, Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { graceSeconds } from '@isomorph/contract'
import type { GroupAccess, LockdownQuestion, LockdownStanding } from '../../authorization/access-sources.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { selectLastDeadline } from '../group-assessments/index.ts'
import { recordLockdownViolation } from '../sitting/index.ts'
import { lockdownRefusals } from './lockdown.errors.ts'
import { selectStanding, type StandingRow } from './lockdown.queries.ts'

/** So long an exemption that was taken back, and a key that is no longer accepted, can still count. */
const cachedMilliseconds = 30_000

/** Until when a session was found to be let in, by session and group assessment. */
const known = new WeakMap<Kysely<Tables>, LRUCache<string, number>>()

function cacheOf(db: Kysely<Tables>): LRUCache<string, number> {
  const cache = known.get(db) ?? new LRUCache<string, number>({ max: 50_000 })
  known.set(db, cache)
  return cache
}

export function forgetStandings({ db }: Database): void {
  known.delete(db)
}

function isOver({ finishedAt, deadline }: StandingRow, now: Date): boolean {
  return finishedAt !== null || (deadline !== null && deadline.getTime() + graceSeconds * 1000 < now.getTime())
}

type Finding =
  | { readonly openUntil: number }
  | { readonly reason: keyof typeof lockdownRefusals; reviewAt?: Date | null }

async function findStanding(
  db: Kysely<Tables>,
  row: StandingRow | undefined,
  { groupAssessmentId }: LockdownQuestion,
  now: Date,
): Promise<Finding> {
  const cachedUntil = now.getTime() + cachedMilliseconds
  if (row?.isLockdownExempt) return { openUntil: cachedUntil }
  if (row?.expiresAt && row.expiresAt > now) return { openUntil: Math.min(row.expiresAt.getTime(), cachedUntil) }
  if (row && isOver(row, now)) {
    const last = await selectLastDeadline(db, groupAssessmentId)
    if (last !== null && last <= now) return { openUntil: cachedUntil }
    return { reason: 'lockdownUntilEnd', reviewAt: last }
  }
  return { reason: row?.expiresAt ? 'lockdownExpired' : 'lockdownNeeded' }
}

/** Whoever sits in one session and asks for problems in another one works beside the lockdown browser. */
function isBeside(row: StandingRow | undefined, reason: string): row is StandingRow {
  return reason === 'lockdownNeeded' && row !== undefined && row.wasInLockdown
}

/** Says whether a session may see what is asked, from memory for half a minute. */
export const lockdownAccess: Pick<GroupAccess, 'standingInLockdown'> = {
  async standingInLockdown(db, question, now): Promise<LockdownStanding> {
    const { kind, groupAssessmentId, userId, sessionId, isLearners, isRequired } = question
    const open = { kind, isOpen: true, reviewAt: null }
    const cache = cacheOf(db)
    const key = `${sessionId}:${groupAssessmentId}`
    if (!isLearners || (cache.get(key) ?? 0) > now.getTime()) return open
    const row = await selectStanding(db, { groupAssessmentId, userId, sessionId })
    const found = await findStanding(db, row, question, now)
    if ('openUntil' in found) {
      cache.set(key, found.openUntil)
      return open
    }
    if (!isRequired) return { kind, isOpen: false, reviewAt: found.reviewAt ?? null }
    if (isBeside(row, found.reason)) await recordLockdownViolation(db, { groupAssessmentId, userId }, now)
    throw new Refusal(lockdownRefusals[found.reason])
  },
}
