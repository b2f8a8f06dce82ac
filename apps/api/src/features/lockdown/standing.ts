import type { Database, Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { graceSeconds, type LockdownOpening } from '@isomorph/contract'
import type {
  GroupAccess,
  LockdownExit,
  LockdownQuestion,
  LockdownStanding,
} from '../../authorization/access-sources.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { selectLastDeadline } from '../group-assessments/index.ts'
import { recordLockdownViolation } from '../sitting/index.ts'
import { exitAddressOf } from './exit-address.ts'
import { lockdownRefusals } from './lockdown.errors.ts'
import { selectStanding, type StandingRow } from './lockdown.queries.ts'

/** An exemption that was taken back, or a mark, can count for this much longer. */
const cachedMilliseconds = 30_000

interface Opening {
  readonly openBy: LockdownOpening
  readonly until: number
  readonly exit: LockdownExit | null
}

interface Cache {
  /** Of sessions that may see what is asked, by session and group assessment. */
  readonly openings: LRUCache<string, Opening>
  /** When the last learner has to be done, by group assessment: it goes through the whole roster. */
  readonly lastDeadlines: LRUCache<number, { readonly until: number; readonly at: Promise<Date | null> }>
}

const caches = new WeakMap<Kysely<Tables>, Cache>()

function cacheOf(db: Kysely<Tables>): Cache {
  const cache = caches.get(db) ?? {
    openings: new LRUCache({ max: 50_000 }),
    lastDeadlines: new LRUCache({ max: 1000 }),
  }
  caches.set(db, cache)
  return cache
}

export function forgetStandings({ db }: Database): void {
  caches.delete(db)
}

async function lastDeadlineOf(db: Kysely<Tables>, groupAssessmentId: number, now: Date): Promise<Date | null> {
  const { lastDeadlines } = cacheOf(db)
  const known = lastDeadlines.get(groupAssessmentId)
  if (known && known.until > now.getTime()) return await known.at
  const at = selectLastDeadline(db, groupAssessmentId)
  lastDeadlines.set(groupAssessmentId, { until: now.getTime() + cachedMilliseconds, at })
  at.catch(() => lastDeadlines.delete(groupAssessmentId))
  return await at
}

function isOver({ finishedAt, deadline }: StandingRow, now: Date): boolean {
  return finishedAt !== null || (deadline !== null && deadline.getTime() + graceSeconds * 1000 < now.getTime())
}

type Finding = Opening | { readonly reason: keyof typeof lockdownRefusals; reviewAt?: Date | null }

async function findStanding(
  db: Kysely<Tables>,
  row: StandingRow | undefined,
  { kind, groupAssessmentId }: LockdownQuestion,
  now: Date,
): Promise<Finding> {
  const until = now.getTime() + cachedMilliseconds
  // Before the exemption: whoever is in the lockdown browser without having to be needs the way out of it as well.
  if (row?.expiresAt && row.expiresAt > now) {
    const exit = { url: await exitAddressOf(db, kind, groupAssessmentId), needsPassword: row.hasQuitPassword }
    return { openBy: 'mark', until: Math.min(row.expiresAt.getTime(), until), exit }
  }
  if (row?.isLockdownExempt) return { openBy: 'exempt', until, exit: null }
  if (row && isOver(row, now)) {
    const last = await lastDeadlineOf(db, groupAssessmentId, now)
    if (last !== null && last <= now) return { openBy: 'review', until, exit: null }
    return { reason: 'lockdownUntilEnd', reviewAt: last }
  }
  return { reason: row?.expiresAt ? 'lockdownExpired' : 'lockdownNeeded' }
}

/** Whether the learner was in the lockdown browser in another session than this one, which has no mark. */
function isBeside(row: StandingRow | undefined, reason: string): row is StandingRow {
  return reason === 'lockdownNeeded' && row !== undefined && row.wasInLockdown
}

/** Says whether a session may see what is asked, and why. */
export const lockdownAccess: Pick<GroupAccess, 'standingInLockdown'> = {
  async standingInLockdown(db, question, now): Promise<LockdownStanding> {
    const { kind, groupAssessmentId, userId, sessionId, isLearners, isRequired } = question
    const open = ({ openBy, exit }: Omit<Opening, 'until'>) => ({ kind, openBy, exit, reviewAt: null })
    if (!isLearners) return open({ openBy: 'staff', exit: null })
    const { openings } = cacheOf(db)
    const key = `${sessionId}:${groupAssessmentId}`
    const known = openings.get(key)
    if (known && known.until > now.getTime()) return open(known)
    const row = await selectStanding(db, { groupAssessmentId, userId, sessionId })
    const found = await findStanding(db, row, question, now)
    if ('openBy' in found) {
      openings.set(key, found)
      return open(found)
    }
    if (!isRequired) return { kind, openBy: null, reviewAt: found.reviewAt ?? null, exit: null }
    if (isBeside(row, found.reason)) await recordLockdownViolation(db, { groupAssessmentId, userId }, now)
    throw new Refusal(lockdownRefusals[found.reason])
  },
}
