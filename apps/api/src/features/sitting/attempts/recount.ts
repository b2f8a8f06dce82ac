import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { pointsInEffect, resultOf, rulesAt, rulesFor, type MarkedAttempt, type SetOfResult } from './count-attempt.ts'

type Db = Kysely<Tables>

async function lockResult(trx: Db, problemInstanceId: number) {
  return await trx
    .selectFrom('results as r')
    .innerJoin('problemInstances as i', 'i.id', 'r.problemInstanceId')
    .innerJoin('groupAssessments as g', 'g.id', 'r.groupAssessmentId')
    .innerJoin('groupAssessmentItems as n', (join) =>
      join
        .onRef('n.groupAssessmentId', '=', 'i.groupAssessmentId')
        .onRef('n.deliveryNumber', '=', 'i.ordinal')
        .onRef('n.itemKey', '=', 'i.itemKey'),
    )
    .select([
      'r.groupAssessmentId',
      'r.userId',
      'r.points',
      'r.overridePoints',
      'r.waivesLatePenalty',
      'r.waivesAttemptPenalty',
      'r.pending as formerPending',
      'i.points as itemPoints',
      'g.countingAttempt',
      'g.attemptPenaltyPercent',
      'g.latePenaltyPercent',
      'n.attemptPenaltyPercent as ownPenaltyPercent',
    ])
    .where('r.problemInstanceId', '=', problemInstanceId)
    .forUpdate('r')
    .executeTakeFirstOrThrow()
}

async function selectMarkedAttempts(trx: Db, problemInstanceId: number): Promise<MarkedAttempt[]> {
  const { rows } = await sql<MarkedAttempt>`
    select a.number, a.percent, a.days_late, a.source,
      (select count(*)::int from responses p
        where p.problem_instance_id = a.problem_instance_id and p.attempt_number = a.number
          and p.verdict in ('needsPerson', 'pending', 'unreadable')) as pending
      from attempts a where a.problem_instance_id = ${problemInstanceId} and not a.is_set_aside order by a.number`.execute(
    trx,
  )
  return rows
}

/**
 * Works a result out anew from its attempts and from what was set by hand, and moves the score by the difference in what
 * counts. The result's row is held, so a submission under way finds its snapshot stale and reads again.
 */
export async function recountResult(
  trx: Db,
  problemInstanceId: number,
  change: Partial<SetOfResult> = {},
): Promise<void> {
  const row = await lockResult(trx, problemInstanceId)
  const attempts = await selectMarkedAttempts(trx, problemInstanceId)
  const { overridePoints, waivesLatePenalty, waivesAttemptPenalty }: SetOfResult = { ...row, ...change }
  const rules = rulesFor(rulesAt({ attemptPenaltyPercent: row.ownPenaltyPercent }, row), {
    overridePoints,
    waivesLatePenalty,
    waivesAttemptPenalty,
  })
  const result = resultOf(attempts, row.itemPoints, rules)
  await trx
    .updateTable('results')
    .set({
      countingAttempt: result.countingAttempt,
      percent: result.percent,
      points: result.points,
      pending: result.pending,
      overridePoints,
      waivesLatePenalty,
      waivesAttemptPenalty,
      version: sql`version + 1`,
    })
    .where('problemInstanceId', '=', problemInstanceId)
    .execute()
  await sql`
    update scores s
       set points = s.points + ${pointsInEffect({ overridePoints, points: result.points })}::numeric
             - ${pointsInEffect(row)}::numeric,
           pending = s.pending + ${result.pending - row.formerPending}::int,
           days_late = coalesce((select max(a.days_late) from results r
                                   join attempts a on a.problem_instance_id = r.problem_instance_id
                                    and a.number = r.counting_attempt
                                  where r.group_assessment_id = s.group_assessment_id and r.user_id = s.user_id), 0),
           version = s.version + 1, changed_at = now()
     where s.group_assessment_id = ${row.groupAssessmentId} and s.user_id = ${row.userId}`.execute(trx)
}
