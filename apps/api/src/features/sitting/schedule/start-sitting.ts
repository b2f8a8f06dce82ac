import { sql } from 'kysely'
import type { Database } from '@isomorph/database'
import type { Actor } from '../../../authorization/actor.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { hasAccessCode, prepareInstances } from '../../group-assessments/index.ts'
import { getCachedSettings } from '../cache/group-assessment-cache.ts'
import { selectSchedule, type LearnerSchedule } from './select-schedule.ts'
import { sittingRefusals } from '../sitting.errors.ts'
import { countInstancesSql, startSql } from './start.sql.ts'
import { tryAccessCode } from '../access-codes/try-access-code.ts'

export interface Start {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly accessCode: string
  /** For the audit log. */
  readonly actor: Actor
  /** Staff look at what learners get: no window binds them, and nothing of it is counted. */
  readonly isPreview: boolean
  readonly receivedAt: Date
}

/** Refuses a start before the window or after it. The close does not come in a pause. */
export function refuseOutsideWindow(
  schedule: LearnerSchedule,
  { isPreview, receivedAt }: Pick<Start, 'isPreview' | 'receivedAt'>,
): void {
  if (isPreview) return
  if (schedule.opens_at !== null && receivedAt < schedule.opens_at) throw new Refusal(sittingRefusals.notOpenYet)
  if (schedule.paused_at === null && schedule.closes_at !== null && receivedAt >= schedule.closes_at)
    throw new Refusal(sittingRefusals.closed)
}

/** Whoever was not prepared in advance is prepared now; what is there already stays. */
async function ensureInstances(database: Database, start: Start): Promise<void> {
  const { groupAssessmentId, userId, isPreview } = start
  // A status made for an earlier delivery moves on as long as nothing was started.
  await sql`
    update learner_statuses s set delivery_number = g.delivery_number
      from group_assessments g
     where g.id = s.group_assessment_id and s.group_assessment_id = ${groupAssessmentId} and s.user_id = ${userId}
       and s.started_at is null and s.delivery_number <> g.delivery_number`.execute(database.db)
  await prepareInstances(database, groupAssessmentId, { userIds: [userId], isPreview })
}

async function isPrepared({ preparedPool }: Database, { groupAssessmentId, userId }: Start): Promise<boolean> {
  const { rows } = await preparedPool.query<{ is_prepared: boolean }>({
    name: 'is-prepared',
    text: countInstancesSql,
    values: [groupAssessmentId, userId],
  })
  return rows[0]?.is_prepared === true
}

/** Starts a sitting. A repeat finds it started and changes nothing. */
export async function startSitting(database: Database, start: Start): Promise<void> {
  const { groupAssessmentId, userId, accessCode, actor, receivedAt } = start
  const schedule = await selectSchedule(database, groupAssessmentId, userId)
  if (schedule.started_at !== null) return
  refuseOutsideWindow(schedule, start)
  const stored = await getCachedSettings(database, groupAssessmentId, schedule.group_assessment_version)
  const needsCode = hasAccessCode(stored) && !start.isPreview
  if (needsCode) await tryAccessCode(database.db, { groupAssessmentId, userId, accessCode, stored, actor, receivedAt })
  if (!(await isPrepared(database, start))) await ensureInstances(database, start)
  await database.preparedPool.query({
    name: 'start',
    text: startSql,
    values: [groupAssessmentId, userId, receivedAt, start.isPreview],
  })
}
