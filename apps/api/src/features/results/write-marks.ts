import { sql, type Kysely } from 'kysely'
import type { Database, StoredVerdict, Tables } from '@isomorph/database'
import { anyOf } from '../../data/any-of.ts'
import { Refusal } from '../../refusals/refusals.ts'
import {
  getCurrentInstances,
  isMarkedAlike,
  percentOfResponses,
  countResultsAnew,
  type CachedInstance,
} from '../sitting/index.ts'
import { resultRefusals } from './results.errors.ts'

type Transaction = Kysely<Tables>

/** A marking to be written in place of another. */
export interface Mark {
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly questionKey: number
  /** Of the marking that it replaces. */
  readonly markingNumber: number
  readonly percent: number
  readonly verdict: StoredVerdict
  readonly rule: string
  readonly source: 'evaluator' | 'person'
  readonly needsPerson: boolean
  readonly comment: string
  readonly markedBy: number | null
}

/** What a percent that a person gives says of an answer. */
export function verdictByPerson(percent: number): StoredVerdict {
  if (percent >= 100) return 'correct'
  return percent > 0 ? 'partial' : 'incorrect'
}

export function markByPerson(
  place: Pick<Mark, 'problemInstanceId' | 'attemptNumber' | 'questionKey' | 'markingNumber'>,
  { percent, comment, userId }: { readonly percent: number; readonly comment: string; readonly userId: number },
): Mark {
  const { problemInstanceId, attemptNumber, questionKey, markingNumber } = place
  return {
    problemInstanceId,
    attemptNumber,
    questionKey,
    markingNumber,
    percent,
    verdict: verdictByPerson(percent),
    comment,
    markedBy: userId,
    rule: 'byPerson',
    source: 'person',
    needsPerson: false,
  }
}

/**
 * Holds the results until the transaction ends. People who mark different answers of one problem take turns, and nobody waits
 * for each other in a circle.
 */
export async function lockResults(trx: Transaction, problemInstanceIds: readonly number[]) {
  return await trx
    .selectFrom('results')
    .select(['problemInstanceId', 'markedVariantId as variantId', 'rulesNumber'])
    .where('problemInstanceId', '=', anyOf(problemInstanceIds))
    .orderBy('problemInstanceId')
    .forUpdate()
    .execute()
}

async function updateResponses(trx: Transaction, marks: readonly Mark[]): Promise<void> {
  const { rows } = await sql`
    update responses r
       set percent = m.percent, verdict = m.verdict, rule = m.rule, source = m.source, needs_person = m."needsPerson",
           comment = m.comment, marked_by = m."markedBy", marked_at = now()
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, "markingNumber" int, percent numeric,
          verdict text, rule text, source text, "needsPerson" bool, comment text, "markedBy" bigint)
     where r.problem_instance_id = m."problemInstanceId" and r.attempt_number = m."attemptNumber"
       and r.question_key = m."questionKey" and r.marking_number = m."markingNumber"
    returning 1`.execute(trx)
  if (rows.length !== marks.length) throw new Refusal(resultRefusals.markedMeanwhile)
}

/** An appeal that no marking has answered goes on waiting. */
async function closeTasks(trx: Transaction, marks: readonly Mark[]): Promise<void> {
  await sql`
    update scoring_tasks t set done_at = now()
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, "needsPerson" bool)
     where t.problem_instance_id = m."problemInstanceId" and t.attempt_number = m."attemptNumber"
       and t.question_key = m."questionKey" and t.done_at is null and not m."needsPerson"
       and (t.reason <> 'appeal' or not exists (
         select from appeals e where e.problem_instance_id = t.problem_instance_id and e.attempt_number = t.attempt_number
            and e.question_key = t.question_key and e.status = 'open'))`.execute(trx)
}

interface AttemptResponse {
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly questionKey: number
  readonly percent: number
  readonly value: string
}

type Instances = ReadonlyMap<number, CachedInstance>

/** The instances by their ids. To be asked before a transaction begins: it may take another connection. */
export async function getInstances(database: Database, ids: Iterable<number>): Promise<Instances> {
  return await getCurrentInstances(database, [...new Set(ids)])
}

async function updateAttempts(trx: Transaction, instances: Instances, marks: readonly Mark[]): Promise<void> {
  const { rows } = await sql<AttemptResponse>`
    select distinct r.problem_instance_id, r.attempt_number, r.question_key, r.percent, r.answer as value
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m("problemInstanceId" bigint, "attemptNumber" int)
      join responses r on r.problem_instance_id = m."problemInstanceId" and r.attempt_number = m."attemptNumber"`.execute(
    trx,
  )
  const attempts = new Map<string, AttemptResponse[]>()
  for (const row of rows) {
    const key = `${row.problemInstanceId}/${row.attemptNumber}`
    attempts.set(key, [...(attempts.get(key) ?? []), row])
  }
  const percents = [...attempts.values()].map((responses) => {
    const { problemInstanceId, attemptNumber } = responses[0] as AttemptResponse
    const instance = instances.get(problemInstanceId)
    if (!instance) throw new Error(`The problem instance ${problemInstanceId} was not loaded.`)
    return { problemInstanceId, attemptNumber, percent: percentOfResponses(instance, responses) }
  })
  await sql`
    update attempts a set percent = p.percent
      from jsonb_to_recordset(${JSON.stringify(percents)}::jsonb)
        as p("problemInstanceId" bigint, "attemptNumber" int, percent numeric)
     where a.problem_instance_id = p."problemInstanceId" and a.number = p."attemptNumber"`.execute(trx)
}

/**
 * Replaces markings, closes what waited for them, and works attempts, results and scores out anew. All or nothing: where one
 * was marked meanwhile, the whole is refused. Former markings are kept.
 */
export async function writeMarks(trx: Transaction, instances: Instances, marks: readonly Mark[]): Promise<void> {
  const ids = [...new Set(marks.map(({ problemInstanceId }) => problemInstanceId))]
  for (const result of await lockResults(trx, ids)) {
    const instance = instances.get(result.problemInstanceId)
    // A regrade came between: percents would be worked out by former rules.
    if (instance && !isMarkedAlike(instance, result)) throw new Refusal(resultRefusals.markedMeanwhile)
  }
  await updateResponses(trx, marks)
  await closeTasks(trx, marks)
  await updateAttempts(trx, instances, marks)
  await countResultsAnew(trx, ids)
}
