import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { MarkedSubmission } from '../attempts/mark-submission.ts'
import type { CachedInstance } from '../cache/instance-cache.ts'
import type { EvidenceRow } from './late-evidence.queries.ts'

interface LateAttempt {
  readonly row: EvidenceRow
  readonly marked: MarkedSubmission
  readonly number: number
  readonly receivedAt: Date
  readonly daysLate: number
  readonly actorUserId: number
}

/**
 * Writes accepted late work as an attempt of its learner. The caller holds the result, and works it out anew. Attempt and answers
 * are one statement: what is told of the attempt depends on whether an answer waits.
 */
export async function insertLateAttempt(
  trx: Kysely<Tables>,
  instance: CachedInstance,
  { row, marked, number, receivedAt, daysLate, actorUserId }: LateAttempt,
): Promise<void> {
  const { id: problemInstanceId } = instance
  const attempt = {
    problemInstanceId,
    number,
    clientAttemptId: row.clientAttemptId,
    source: 'learner' as const,
    receivedAt,
    clientAt: row.clientAt,
    withinGrace: false,
    daysLate,
    problemRevisionId: instance.revision.id,
    percent: marked.percent,
    draftVersion: row.draftVersion,
    actorUserId,
  }
  await trx
    .with('attempt', (insert) => insert.insertInto('attempts').values(attempt))
    .insertInto('responses')
    .values(responsesOf(instance, marked, { number, receivedAt }))
    .execute()
  await insertTasks(trx, instance, marked, number)
  await trx
    .updateTable('results')
    .set({ attemptsUsed: sql`attempts_used + 1` })
    .where('problemInstanceId', '=', problemInstanceId)
    .execute()
}

function responsesOf(
  { id: problemInstanceId }: CachedInstance,
  { responses, taskReasons }: MarkedSubmission,
  { number, receivedAt }: Pick<LateAttempt, 'number' | 'receivedAt'>,
) {
  return responses.map(({ questionKey, value, reading, verdict, percent, rule, evidence }) => ({
    problemInstanceId,
    attemptNumber: number,
    questionKey,
    answer: value,
    reading,
    verdict,
    percent,
    rule,
    evidence: JSON.stringify(evidence),
    needsPerson: taskReasons.has(questionKey),
    markedBy: null,
    markedAt: receivedAt,
    regradeRunId: null,
  }))
}

/** What stands in the queue for a person. */
async function insertTasks(
  trx: Kysely<Tables>,
  { id: problemInstanceId, groupAssessmentId, itemKey }: CachedInstance,
  { taskReasons }: MarkedSubmission,
  attemptNumber: number,
): Promise<void> {
  const tasks = [...taskReasons].map(([questionKey, reason]) => ({
    problemInstanceId,
    attemptNumber,
    questionKey,
    groupAssessmentId,
    itemKey,
    reason,
  }))
  if (tasks.length > 0) await trx.insertInto('scoringTasks').values(tasks).execute()
}
