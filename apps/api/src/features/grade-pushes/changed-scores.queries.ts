import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Target } from './grade-pushes.queries.ts'

type Db = Kysely<Tables>

/** As long as a submission may take from the time that it is dated by until others see it. */
const overlap = sql`interval '1 minute'`

export interface DueScore {
  readonly userId: number
  readonly version: number
}

/** Scores that changed since they were last compared: of everybody, of people too whose scores go nowhere. */
export async function selectDueScores(db: Db, { groupAssessmentId }: Target): Promise<DueScore[]> {
  return await db
    .selectFrom('scores')
    .select(['userId', 'version'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('pushDue', '=', true)
    .execute()
}

/** Who has finished since the last comparison: that alone can release a score. */
export async function selectJustFinished(db: Db, { groupAssessmentId, comparedAt }: Target): Promise<number[]> {
  const rows = await db
    .selectFrom('learnerStatuses')
    .select('userId')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('finishedAt', '>', sql<Date>`${comparedAt}::timestamptz - ${overlap}`)
    .execute()
  return rows.map(({ userId }) => userId)
}

/**
 * These scores were compared as they were; what has changed meanwhile stays due, and what another line item has not been
 * compared with yet.
 */
export async function clearDue(
  db: Db,
  { id, groupAssessmentId }: Pick<Target, 'id' | 'groupAssessmentId'>,
  compared: readonly DueScore[],
): Promise<void> {
  await sql`
    update scores c set push_due = false
      from jsonb_to_recordset(${JSON.stringify(compared)}::jsonb) as k("userId" bigint, version integer)
     where c.group_assessment_id = ${groupAssessmentId} and c.user_id = k."userId" and c.version = k.version
       and c.push_due
       and not exists (select from line_items o where o.group_assessment_id = c.group_assessment_id and o.id <> ${id}
         and o.is_active and o.state = 'ready' and o.compared_at < c.changed_at + ${overlap})`.execute(db)
}
