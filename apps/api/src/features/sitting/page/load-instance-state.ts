import type { Database } from '@isomorph/database'
import type { Connection } from '../attempts/attempt-writer.ts'
import { createBatcher } from '../attempts/batcher.ts'
import { followMarking, type InstanceSnapshot, type CachedInstance } from '../cache/instance-cache.ts'
import { scheduleOf } from '../schedule/schedule.ts'
import { attemptsOf, draftOf, type DraftRecord, type InstanceStateRow } from '../sitting.rows.ts'
import { pageSql } from '../sitting.sql.ts'

export interface InstanceState {
  readonly snapshot: InstanceSnapshot
  readonly draft: DraftRecord | null
}

interface StateToLoad {
  readonly instance: CachedInstance
  /** The result version whose attempts are known already. */
  readonly knownVersion: number
}

async function readRows(
  connection: Connection,
  states: readonly StateToLoad[],
): Promise<(InstanceStateRow | undefined)[]> {
  const { rows } = await connection.query<InstanceStateRow>({
    name: 'problem-pages',
    text: pageSql,
    values: [
      states.map(({ instance }) => instance.id),
      states.map(({ instance }) => instance.userId),
      states.map(({ instance }) => instance.groupAssessmentId),
      states.map(({ knownVersion }) => knownVersion),
    ],
  })
  const found = new Map(rows.map((row) => [row.problem_instance_id, row]))
  return states.map(({ instance }) => found.get(instance.id))
}

type RowReader = (state: StateToLoad) => Promise<InstanceStateRow | undefined>

const readers = new WeakMap<Database, RowReader>()
const statementsAtOnce = 2

/** Instance states that are asked for while others are being read are read together. */
function readerOf(database: Database): RowReader {
  let reader = readers.get(database)
  if (reader === undefined) {
    reader = createBatcher<StateToLoad, InstanceStateRow | undefined>({
      run: (states) => readRows(database.preparedPool, states),
      ownerOf: ({ instance }) => instance.id,
      maximumConcurrent: statementsAtOnce,
    })
    readers.set(database, reader)
  }
  return reader
}

/**
 * Everything about a problem instance that can have changed; undefined for whoever it is not, or before the start. The
 * state becomes the snapshot for the next submission. `held`: the connection that holds the result meanwhile.
 */
export async function loadInstanceState(
  database: Database,
  instance: CachedInstance,
  held?: Connection,
): Promise<InstanceState | undefined> {
  const known = instance.snapshot
  const state = { instance, knownVersion: known?.resultVersion ?? 0 }
  const row = held === undefined ? await readerOf(database)(state) : (await readRows(held, [state]))[0]
  if (!row) return undefined
  const markedBy = { variantId: row.marked_variant_id, rulesNumber: row.rules_number }
  await followMarking(database, instance, markedBy)
  const isKnown = known !== null && known.resultVersion === row.result_version
  const snapshot: InstanceSnapshot = {
    resultVersion: row.result_version,
    groupAssessmentVersion: row.group_assessment_version,
    statusVersion: row.status_version,
    markedBy,
    result: {
      attemptsUsed: row.attempts_used,
      countingAttempt: row.counting_attempt,
      percent: row.percent,
      points: row.points,
      pending: row.pending,
      overridePoints: row.override_points,
      floorPoints: row.floor_points,
      waivesLatePenalty: row.waives_late_penalty,
      waivesAttemptPenalty: row.waives_attempt_penalty,
      learnerNote: row.learner_note ?? '',
    },
    correction: row.correction,
    appeals: row.appeals ?? [],
    lastMarkedAt: row.last_marked_at,
    attempts: isKnown ? known.attempts : attemptsOf(row.attempts ?? []),
    lateEvidence: row.late_evidence ?? [],
    schedule: scheduleOf(row),
  }
  // A submission may have stored a newer snapshot meanwhile: an older one never replaces it.
  if ((instance.snapshot?.resultVersion ?? 0) <= snapshot.resultVersion) instance.snapshot = snapshot
  return { snapshot, draft: draftOf(row) }
}
