import { sql } from 'kysely'
import type { Services } from '../../platform/dependencies.ts'
import type { Sweep } from '../../platform/jobs.ts'
import { toFourPlaces } from './count-attempt.ts'
import { evidenceOf, percentOfResponses } from './mark-submission.ts'
import type { Marker } from './marker.ts'
import { recallInstance, type InstanceMemory } from './memory.ts'
import { recountResult } from './recount.ts'

type Reach = Pick<Services, 'database' | 'db'> & { readonly marker: Marker }

interface PendingRow {
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly isGivenUp: boolean
}

const attemptsPerSweep = 50
/** Whatever the evaluator could not be asked for so long is left to a person. */
const givenUpAfter = '1 hour'

async function selectPending({ db }: Reach): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select p.problem_instance_id, p.attempt_number, min(p.marked_at) < now() - ${givenUpAfter}::interval as is_given_up
      from responses p where p.verdict = 'pending'
     group by p.problem_instance_id, p.attempt_number
     order by min(p.marked_at) limit ${attemptsPerSweep}`.execute(db)
  return rows
}

async function selectAnswers({ db }: Reach, { problemInstanceId, attemptNumber }: PendingRow) {
  return await db
    .selectFrom('responses')
    .select(['questionKey', 'answer as value', 'verdict', 'percent', 'markingNumber'])
    .where('problemInstanceId', '=', problemInstanceId)
    .where('attemptNumber', '=', attemptNumber)
    .orderBy('questionKey')
    .execute()
}

type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number]
type Marked = Awaited<ReturnType<Marker['markAnswers']>>[number]

/** What is written for one response: the marking, or that a person has to look. */
function columnsOf(marking: Marked | undefined) {
  if (marking === undefined)
    return { verdict: 'needsPerson' as const, percent: 0, rule: 'undecided', reading: '', evidence: '{}' }
  return {
    verdict: marking.verdict,
    percent: toFourPlaces(marking.percent),
    rule: marking.rule,
    reading: marking.reading ?? '',
    evidence: JSON.stringify(evidenceOf(marking)),
  }
}

async function apply(
  { db }: Reach,
  instance: InstanceMemory,
  row: PendingRow,
  answers: readonly AnswerRow[],
  markings: readonly Marked[] | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now: { questionKey: number; percent: number }[] = []
    for (const [index, answer] of answers.entries()) {
      const columns = columnsOf(markings?.[index])
      const needsPerson = columns.verdict === 'needsPerson' || columns.verdict === 'unreadable'
      now.push({
        questionKey: answer.questionKey,
        percent: answer.verdict === 'pending' ? columns.percent : answer.percent,
      })
      if (answer.verdict !== 'pending') continue
      const { numUpdatedRows } = await trx
        .updateTable('responses')
        .set({ ...columns, needsPerson, markedAt: sql`now()` })
        .where('problemInstanceId', '=', row.problemInstanceId)
        .where('attemptNumber', '=', row.attemptNumber)
        .where('questionKey', '=', answer.questionKey)
        .where('markingNumber', '=', answer.markingNumber)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n || !needsPerson) continue
      const reason =
        columns.verdict === 'unreadable' ? 'unreadable' : columns.rule === 'manual' ? 'manual' : 'undecided'
      await trx
        .insertInto('scoringTasks')
        .values({
          problemInstanceId: row.problemInstanceId,
          attemptNumber: row.attemptNumber,
          questionKey: answer.questionKey,
          groupAssessmentId: instance.groupAssessmentId,
          itemKey: instance.itemKey,
          reason,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await trx
      .updateTable('attempts')
      .set({ percent: percentOfResponses(instance, now) })
      .where('problemInstanceId', '=', row.problemInstanceId)
      .where('number', '=', row.attemptNumber)
      .execute()
    await recountResult(trx, row.problemInstanceId)
  })
}

/** Marks what was submitted while the evaluator was away. Answers how many attempts were settled. */
export async function markPending(reach: Reach): Promise<number> {
  let settled = 0
  for (const row of await selectPending(reach)) {
    const instance = await recallInstance(reach.database, row.problemInstanceId)
    if (!instance) continue
    const answers = await selectAnswers(reach, row)
    const markings = await reach.marker.markAnswers(instance.revision, instance.variant, answers).catch(() => undefined)
    if (markings === undefined && !row.isGivenUp) continue
    await apply(reach, instance, row, answers, markings)
    settled += 1
  }
  return settled
}

export const pendingSweep: Sweep = {
  name: 'pending marks',
  everyMilliseconds: 5000,
  run: async (services) => void (await markPending({ ...services, marker: services.evaluation })),
}
