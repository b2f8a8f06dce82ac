import type { Database } from '@isomorph/database'
import { createBatcher } from './batcher.ts'
import type { CountedResult } from './count-attempt.ts'
import type { InstanceSnapshot, CachedInstance } from '../cache/instance-cache.ts'
import type { AttemptRecord, DraftColumns, ResponseRecord } from '../sitting.rows.ts'
import { submitSql, submitWithTasksSql } from './submit.sql.ts'

/** Why a response waits for a person. */
export type ManualScoringReason = 'manual' | 'undecided' | 'unreadable'

/** A marked submission with the snapshot that allows it: it is written if the snapshot is still current. */
export interface AttemptInsert {
  readonly instance: CachedInstance
  readonly snapshot: InstanceSnapshot
  /** `number` is the one it gets if the snapshot is still current. */
  readonly attempt: AttemptRecord
  readonly clientAt: Date | null
  readonly after: CountedResult
  readonly taskReasons: ReadonlyMap<number, ManualScoringReason>
  readonly actorUserId: number
}

/** What the database says about an attempt that it took. */
export interface WrittenRow extends DraftColumns {
  readonly problem_instance_id: number
}

function attemptParameters(items: readonly AttemptInsert[]): unknown[] {
  const column = (value: (item: AttemptInsert) => unknown) => items.map(value)
  return [
    column(({ instance }) => instance.id),
    column(({ snapshot }) => snapshot.resultVersion),
    column(({ snapshot }) => snapshot.groupAssessmentVersion),
    column(({ snapshot }) => snapshot.statusVersion),
    column(({ attempt }) => attempt.clientAttemptId),
    column(({ attempt }) => attempt.source),
    column(({ attempt }) => attempt.receivedAt),
    column(({ clientAt }) => clientAt),
    column(({ attempt }) => attempt.isWithinGrace),
    column(({ attempt }) => attempt.daysLate),
    column(({ instance }) => instance.revision.id),
    column(({ attempt }) => attempt.draftVersion),
    column(({ attempt }) => attempt.percent),
    column(({ after }) => after.countingAttempt),
    column(({ after }) => after.percent),
    column(({ after }) => after.points),
    column(({ snapshot }) => snapshot.result.points),
    column(({ after }) => after.pending),
    column(({ snapshot }) => snapshot.result.pending),
    column(({ actorUserId }) => actorUserId),
    column(({ instance }) => instance.groupAssessmentId),
    column(({ instance }) => instance.userId),
  ]
}

interface ResponseInsert {
  readonly item: AttemptInsert
  readonly response: ResponseRecord
}

function responseParameters(rows: readonly ResponseInsert[]): unknown[] {
  return [
    rows.map(({ item }) => item.instance.id),
    rows.map(({ response }) => response.questionKey),
    rows.map(({ response }) => response.value),
    rows.map(({ response }) => response.reading),
    rows.map(({ response }) => response.verdict),
    rows.map(({ response }) => response.percent),
    rows.map(({ response }) => response.rule),
    rows.map(({ response }) => JSON.stringify(response.evidence)),
    rows.map(({ item, response }) => item.taskReasons.get(response.questionKey) ?? null),
  ]
}

/** A connection by itself, or the pool that chooses one. */
export type Connection = Pick<Database['preparedPool'], 'query'>

async function writeAttempts(
  connection: Connection,
  items: readonly AttemptInsert[],
): Promise<(WrittenRow | undefined)[]> {
  // One item per learner, in the order of learners: every process locks results and scores in the same order.
  const sorted = items.toSorted((a, b) => a.instance.userId - b.instance.userId || a.instance.id - b.instance.id)
  const responses = sorted.flatMap((item) => item.attempt.responses.map((response) => ({ item, response })))
  const values = [...attemptParameters(sorted), ...responseParameters(responses)]
  const { rows } = await connection.query<WrittenRow>(
    items.some(({ taskReasons }) => taskReasons.size > 0)
      ? {
          name: 'submit-attempts-with-tasks',
          text: submitWithTasksSql,
          values: [...values, responses.map(({ item }) => item.instance.itemKey)],
        }
      : { name: 'submit-attempts', text: submitSql, values },
  )
  const written = new Map(rows.map((row) => [row.problem_instance_id, row]))
  return items.map(({ instance }) => written.get(instance.id))
}

type AttemptWriter = (item: AttemptInsert) => Promise<WrittenRow | undefined>

const writers = new WeakMap<Database, AttemptWriter>()

/** Writes an attempt, together with others that wait; undefined when the snapshot was stale and nothing was written. */
export function writeAttempt(database: Database, item: AttemptInsert): Promise<WrittenRow | undefined> {
  let write = writers.get(database)
  if (write === undefined) {
    write = createBatcher<AttemptInsert, WrittenRow | undefined>({
      run: (items) => writeAttempts(database.preparedPool, items),
      ownerOf: ({ instance }) => `${instance.groupAssessmentId}:${instance.userId}`,
      // A second statement on its way would split what is waiting in two, and cost the database as much again.
      maximumConcurrent: 1,
    })
    writers.set(database, write)
  }
  return write(item)
}

/**
 * Writes an attempt that is worked out while its result is held: whoever else would change the result waits, so that its
 * snapshot stays current. `prepare` reads through the connection; nothing is written where it answers undefined.
 */
export async function writeAttemptHeld(
  { preparedPool }: Database,
  problemInstanceId: number,
  prepare: (connection: Connection) => Promise<AttemptInsert | undefined>,
): Promise<{ readonly item: AttemptInsert; readonly row: WrittenRow } | undefined> {
  const connection = await preparedPool.connect()
  try {
    await connection.query('begin')
    await connection.query('select from results where problem_instance_id = $1 for update', [problemInstanceId])
    const item = await prepare(connection)
    const [row] = item === undefined ? [] : await writeAttempts(connection, [item])
    await connection.query('commit')
    connection.release()
    return item === undefined || row === undefined ? undefined : { item, row }
  } catch (error) {
    // What the transaction holds is let go with its connection.
    connection.release(true)
    throw error
  }
}
