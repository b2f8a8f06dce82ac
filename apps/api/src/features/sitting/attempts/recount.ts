import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { pointsInEffect, resultOf, rulesAt, rulesFor, type MarkedAttempt, type SetOfResult } from './count-attempt.ts'
import { renewPagesOf } from '../news/renew-pages.ts'
import { moveScores, type ScoreMove } from './move-scores.ts'

type Db = Kysely<Tables>

/** In the order of their ids, so that nobody waits for each other in a circle. */
async function lockResultsToCount(trx: Db, problemInstanceIds: readonly number[]) {
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
    .leftJoin('markingRules as m', (join) =>
      join
        .onRef('m.groupAssessmentId', '=', 'i.groupAssessmentId')
        .onRef('m.itemKey', '=', 'i.itemKey')
        .onRef('m.number', '=', 'r.rulesNumber'),
    )
    .select([
      'r.problemInstanceId',
      'r.groupAssessmentId',
      'r.userId',
      'r.points',
      'r.overridePoints',
      'r.floorPoints',
      'r.waivesLatePenalty',
      'r.waivesAttemptPenalty',
      'r.pending as formerPending',
      'g.countingAttempt',
      'g.attemptPenaltyPercent',
      'g.latePenaltyPercent',
      'n.attemptPenaltyPercent as ownPenaltyPercent',
    ])
    .select(({ fn }) => fn.coalesce('m.points', 'i.points').as('itemPoints'))
    .where(sql<boolean>`r.problem_instance_id = any(${[...problemInstanceIds]}::bigint[])`)
    .orderBy('r.problemInstanceId')
    .forUpdate('r')
    .execute()
}

type AttemptOfInstance = MarkedAttempt & { readonly problemInstanceId: number }

async function selectMarkedAttempts(trx: Db, ids: readonly number[]): Promise<Map<number, AttemptOfInstance[]>> {
  const { rows } = await sql<AttemptOfInstance>`
    select a.problem_instance_id, a.number, a.percent, a.days_late, a.source,
      (select count(*)::int from responses p
        where p.problem_instance_id = a.problem_instance_id and p.attempt_number = a.number
          and p.verdict in ('needsPerson', 'pending', 'unreadable')) as pending
      from attempts a where a.problem_instance_id = any(${[...ids]}::bigint[]) and not a.is_set_aside order by a.number`.execute(
    trx,
  )
  const attempts = new Map<number, AttemptOfInstance[]>()
  for (const row of rows) {
    const others = attempts.get(row.problemInstanceId)
    if (others === undefined) attempts.set(row.problemInstanceId, [row])
    else others.push(row)
  }
  return attempts
}

type Row = Awaited<ReturnType<typeof lockResultsToCount>>[number]

/** What stands in the row of a result once it is counted anew, and by what that moves the score. */
function countAnew(row: Row, attempts: readonly MarkedAttempt[], change: Partial<SetOfResult>) {
  const { overridePoints, waivesLatePenalty, waivesAttemptPenalty, floorPoints }: SetOfResult = { ...row, ...change }
  const rules = rulesFor(rulesAt({ attemptPenaltyPercent: row.ownPenaltyPercent }, row), {
    waivesLatePenalty,
    waivesAttemptPenalty,
  })
  const result = resultOf(attempts, row.itemPoints, rules)
  const move: ScoreMove = {
    groupAssessmentId: row.groupAssessmentId,
    userId: row.userId,
    points: pointsInEffect({ overridePoints, floorPoints, points: result.points }) - pointsInEffect(row),
    pending: result.pending - row.formerPending,
    possible: 0,
  }
  return {
    stored: { ...result, id: row.problemInstanceId, overridePoints, waivesLatePenalty, waivesAttemptPenalty },
    move,
  }
}

/**
 * Works results out anew from their attempts and from what was set by hand, and moves the scores by the difference in what
 * counts. The rows of the results are held, so a submission under way finds its snapshot stale and reads again.
 */
export async function countResultsAnew(
  trx: Db,
  problemInstanceIds: readonly number[],
  change: Partial<SetOfResult> = {},
): Promise<void> {
  const rows = await lockResultsToCount(trx, problemInstanceIds)
  const attempts = await selectMarkedAttempts(trx, problemInstanceIds)
  const anew = rows.map((row) => countAnew(row, attempts.get(row.problemInstanceId) ?? [], change))
  const counted = JSON.stringify(anew.map(({ stored }) => stored))
  const moves = anew.map(({ move }) => move)
  await sql`
    update results r
       set counting_attempt = t."countingAttempt", percent = t.percent, points = t.points, pending = t.pending,
           override_points = t."overridePoints", waives_late_penalty = t."waivesLatePenalty",
           waives_attempt_penalty = t."waivesAttemptPenalty", version = r.version + 1
      from jsonb_to_recordset(${counted}::jsonb) as t(id bigint, "countingAttempt" int, percent numeric, points numeric,
        pending int, "overridePoints" numeric, "waivesLatePenalty" bool, "waivesAttemptPenalty" bool)
     where r.problem_instance_id = t.id`.execute(trx)
  // In the order of the learners, so that nobody who counts several of them anew waits for each other in a circle.
  if (rows.length > 1)
    await sql`
      select from scores
       where (group_assessment_id, user_id) in (
         select t."groupAssessmentId", t."userId"
           from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as t("groupAssessmentId" bigint, "userId" bigint))
       order by group_assessment_id, user_id for update`.execute(trx)
  await moveScores(trx, moves)
  await renewPagesOf(trx, moves)
}
