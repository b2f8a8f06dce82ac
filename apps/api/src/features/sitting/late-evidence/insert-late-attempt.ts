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

/** Writes accepted late work as an attempt of its learner. The caller holds the result, and works it out anew. */
export async function insertLateAttempt(
  trx: Kysely<Tables>,
  instance: CachedInstance,
  { row, marked, number, receivedAt, daysLate, actorUserId }: LateAttempt,
): Promise<void> {
  const { id: problemInstanceId } = instance
  await trx
    .insertInto('attempts')
    .values({
      problemInstanceId,
      number,
      clientAttemptId: row.clientAttemptId,
      source: 'learner',
      receivedAt,
      clientAt: row.clientAt,
      withinGrace: false,
      daysLate,
      problemRevisionId: instance.revision.id,
      percent: marked.percent,
      draftVersion: row.draftVersion,
      actorUserId,
    })
    .execute()
  await insertResponses(trx, instance, marked, { number, receivedAt })
  await trx
    .updateTable('results')
    .set({ attemptsUsed: sql`attempts_used + 1` })
    .where('problemInstanceId', '=', problemInstanceId)
    .execute()
}

/** The answers, and what stands in the queue for a person. */
async function insertResponses(
  trx: Kysely<Tables>,
  { id: problemInstanceId, groupAssessmentId, itemKey }: CachedInstance,
  marked: MarkedSubmission,
  { number, receivedAt }: Pick<LateAttempt, 'number' | 'receivedAt'>,
): Promise<void> {
  await trx
    .insertInto('responses')
    .values(
      marked.responses.map(({ questionKey, value, reading, verdict, percent, rule, evidence }) => ({
        problemInstanceId,
        attemptNumber: number,
        questionKey,
        answer: value,
        reading,
        verdict,
        percent,
        rule,
        evidence: JSON.stringify(evidence),
        needsPerson: marked.taskReasons.has(questionKey),
        markedBy: null,
        markedAt: receivedAt,
        regradeRunId: null,
      })),
    )
    .execute()
  const tasks = [...marked.taskReasons].map(([questionKey, reason]) => ({
    problemInstanceId,
    attemptNumber: number,
    questionKey,
    groupAssessmentId,
    itemKey,
    reason,
  }))
  if (tasks.length > 0) await trx.insertInto('scoringTasks').values(tasks).execute()
}
