import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Services } from '../../../services/services.ts'
import type { Sweep } from '../../../jobs/jobs.ts'
import { toFourPlaces } from './count-attempt.ts'
import { selectDecimalSign } from '../../group-assessments/index.ts'
import { evidenceOf, learnerOf, percentOfResponses, taskReasonOf } from './mark-submission.ts'
import type { Marker } from './marker.ts'
import { getCurrentInstance, isMarkedAlike, type CachedInstance, type MarkedBy } from '../cache/instance-cache.ts'
import { countResultsAnew } from './recount.ts'

type SubmitDependencies = Pick<Services, 'database' | 'db'> & { readonly marker: Marker }

interface PendingRow {
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly isGivenUp: boolean
}

const attemptsPerSweep = 50
/** What the evaluator could not be asked, or had no time for, for so long is left to a person. */
const givenUpAfter = '1 hour'

/** The oldest of each learner first: whoever has many that wait is no reason for others to wait. */
async function selectPending({ db }: SubmitDependencies): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select w.problem_instance_id, w.attempt_number, w.since < now() - ${givenUpAfter}::interval as is_given_up
      from (select p.problem_instance_id, p.attempt_number, min(p.marked_at) as since,
                   row_number() over (partition by i.user_id order by min(p.marked_at)) as turn
              from responses p join problem_instances i on i.id = p.problem_instance_id
             where p.verdict = 'pending'
             group by i.user_id, p.problem_instance_id, p.attempt_number) w
     order by w.turn, w.since limit ${attemptsPerSweep}`.execute(db)
  return rows
}

/** What stood before decimals when an attempt was typed: the problem may have another sign by now. */
async function decimalSignOf({ database, db }: SubmitDependencies, row: PendingRow) {
  const { problemRevisionId } = await db
    .selectFrom('attempts')
    .select('problemRevisionId')
    .where('problemInstanceId', '=', row.problemInstanceId)
    .where('number', '=', row.attemptNumber)
    .executeTakeFirstOrThrow()
  return await selectDecimalSign(database, problemRevisionId)
}

async function selectAnswers(dependencies: SubmitDependencies, row: PendingRow) {
  const { problemInstanceId, attemptNumber } = row
  const decimalSign = await decimalSignOf(dependencies, row)
  const answers = await dependencies.db
    .selectFrom('responses')
    .select(['questionKey', 'answer as value', 'verdict', 'markingNumber'])
    .where('problemInstanceId', '=', problemInstanceId)
    .where('attemptNumber', '=', attemptNumber)
    .orderBy('questionKey')
    .execute()
  return answers.map((answer) => ({ ...answer, decimalSign }))
}

type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number]
type Marked = NonNullable<Awaited<ReturnType<Marker['markWaiting']>>[number]>

/** What is written for one response: the marking, or that a person has to look. */
function columnsOf(marking: Marked | undefined) {
  if (marking === undefined)
    return { verdict: 'needsPerson' as const, percent: 0, rule: 'undecided', reading: '', evidence: {} }
  return {
    verdict: marking.verdict,
    percent: toFourPlaces(marking.percent),
    rule: marking.rule,
    reading: marking.reading ?? '',
    evidence: evidenceOf(marking),
  }
}

type Transaction = Kysely<Tables>

type Markings = readonly (readonly [AnswerRow, Marked | undefined])[]

/** What is written for the responses of one attempt. */
function rowsOf(markings: Markings) {
  return markings.map(([{ questionKey, markingNumber }, marking]) => {
    const columns = columnsOf(marking)
    return { questionKey, markingNumber, ...columns, reason: taskReasonOf(columns) ?? null }
  })
}

/**
 * Sets the markings of one attempt in one statement, so that they are told as one. What somebody has marked meanwhile is left
 * alone; what a person has to look at gets its task.
 */
async function settle(
  trx: Transaction,
  { groupAssessmentId, itemKey }: CachedInstance,
  { problemInstanceId, attemptNumber }: PendingRow,
  markings: Markings,
): Promise<void> {
  // What is set aside waits for nobody; its tasks are opened when it counts again.
  await sql`
    with settled as (
      update responses r
         set verdict = m.verdict, percent = m.percent, rule = m.rule, reading = m.reading, evidence = m.evidence,
             needs_person = m.reason is not null, marked_at = now()
        from jsonb_to_recordset(${JSON.stringify(rowsOf(markings))}::jsonb)
          as m("questionKey" int, "markingNumber" int, verdict text, percent numeric, rule text, reading text,
            evidence jsonb, reason text)
       where r.problem_instance_id = ${problemInstanceId} and r.attempt_number = ${attemptNumber}
         and r.question_key = m."questionKey" and r.marking_number = m."markingNumber"
      returning r.question_key, m.reason
    )
    insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
    select a.problem_instance_id, a.number, s.question_key, ${groupAssessmentId}::bigint, ${itemKey}::int, s.reason
      from settled s
      join attempts a on a.problem_instance_id = ${problemInstanceId} and a.number = ${attemptNumber}
     where s.reason is not null and not a.is_set_aside
    on conflict do nothing`.execute(trx)
}

async function updatePercent(trx: Transaction, instance: CachedInstance, row: PendingRow): Promise<void> {
  const responses = await trx
    .selectFrom('responses')
    .select(['questionKey', 'percent', 'answer as value'])
    .where('problemInstanceId', '=', row.problemInstanceId)
    .where('attemptNumber', '=', row.attemptNumber)
    .execute()
  await trx
    .updateTable('attempts')
    .set({ percent: percentOfResponses(instance, responses) })
    .where('problemInstanceId', '=', row.problemInstanceId)
    .where('number', '=', row.attemptNumber)
    .execute()
}

async function apply(
  { db }: SubmitDependencies,
  instance: CachedInstance,
  markedBy: MarkedBy,
  row: PendingRow,
  marked: Markings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locked from the start: whoever marks another answer of the attempt waits.
    const now = await trx
      .selectFrom('results')
      .select(['markedVariantId as variantId', 'rulesNumber'])
      .where('problemInstanceId', '=', instance.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    // By what a regrade changed meanwhile nothing is written: the next sweep marks by what holds then.
    if (!isMarkedAlike(markedBy, now)) return
    await settle(trx, instance, row, marked)
    await updatePercent(trx, instance, row)
    await countResultsAnew(trx, [instance.id])
  })
}

/** Marks what was submitted while the evaluator was away or had no time. Answers how many attempts were worked on. */
export async function markPending(dependencies: SubmitDependencies): Promise<number> {
  let settled = 0
  for (const row of await selectPending(dependencies)) {
    const instance = await getCurrentInstance(dependencies.database, row.problemInstanceId)
    if (!instance) continue
    const answers = await selectAnswers(dependencies, row)
    const markedBy = { variantId: instance.variantId, rulesNumber: instance.rulesNumber }
    const waiting = answers.flatMap(({ verdict }, index) => (verdict === 'pending' ? [index] : []))
    const markings = await dependencies.marker
      .markWaiting(instance.revision, instance.variant, answers, learnerOf(instance), waiting)
      .catch(() => undefined)
    const marked = answers.flatMap((answer, index) => {
      const isSettled = waiting.includes(index) && (markings?.[index] !== undefined || row.isGivenUp)
      return isSettled ? [[answer, markings?.[index]] as const] : []
    })
    if (marked.length === 0) continue
    await apply(dependencies, instance, markedBy, row, marked)
    settled += 1
  }
  return settled
}

export const pendingSweep: Sweep = {
  name: 'pending marks',
  everyMilliseconds: 5000,
  run: async (services) => void (await markPending({ ...services, marker: services.evaluation })),
}
