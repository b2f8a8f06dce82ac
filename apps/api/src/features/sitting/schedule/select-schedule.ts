import type { Database } from '@isomorph/database'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import type { ScheduleRow } from './schedule.ts'
import { sittingRefusals } from '../sitting.errors.ts'
import { scheduleSql } from '../sitting.sql.ts'

export interface LearnerSchedule extends ScheduleRow {
  readonly group_assessment_version: number
  readonly is_preview: boolean
  readonly is_excused: boolean
  readonly delivery_number: number
}

/** The clock of one person in a group assessment, started or not. */
export async function selectSchedule(
  { preparedPool }: Database,
  groupAssessmentId: number,
  userId: number,
): Promise<LearnerSchedule> {
  const { rows } = await preparedPool.query<LearnerSchedule>({
    name: 'schedule',
    text: scheduleSql,
    values: [groupAssessmentId, userId],
  })
  if (!rows[0]) throw new Refusal(platformRefusals.notFound)
  return rows[0]
}

/** Why there is no page of a problem instance: it was deleted with its course, or nothing was started yet. */
export async function refuseWithoutState(
  database: Database,
  { groupAssessmentId, userId }: { readonly groupAssessmentId: number; readonly userId: number },
): Promise<never> {
  await selectSchedule(database, groupAssessmentId, userId)
  throw new Refusal(sittingRefusals.notStarted)
}
