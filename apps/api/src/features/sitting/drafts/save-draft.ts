import type { TypedAnswer } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { createBatcher } from '../attempts/batcher.ts'
import type { CachedInstance } from '../cache/instance-cache.ts'
import { loadInstanceState, type InstanceState } from '../page/load-instance-state.ts'
import type { ScheduleRow } from '../schedule/schedule.ts'
import { refuseWithoutState } from '../schedule/select-schedule.ts'
import type { DraftRecord } from '../sitting.rows.ts'
import { saveDraftSql } from '../sitting.sql.ts'

/** The whole of what stands on the screen of one problem, from one tab. */
export interface DraftToSave {
  readonly instance: Pick<CachedInstance, 'id' | 'userId' | 'groupAssessmentId'>
  readonly answers: readonly TypedAnswer[]
  readonly writerId: string
  readonly writerSequence: number
  /** The version last seen; 0 where none was. */
  readonly baseVersion: number
  readonly receivedAt: Date
  /** The browser's clock when it was sent. */
  readonly clientAt: Date | null
}

interface SavedRow extends ScheduleRow {
  readonly problem_instance_id: number
  readonly applied_version: number | null
}

export interface SavedDraft {
  readonly isApplied: boolean
  readonly draft: DraftRecord | null
  readonly schedule: ScheduleRow
  /** It was not applied: where things stand. */
  readonly state?: InstanceState | undefined
}

async function writeDrafts(
  { preparedPool }: Database,
  drafts: readonly DraftToSave[],
): Promise<(SavedRow | undefined)[]> {
  const sorted = drafts.toSorted((a, b) => a.instance.id - b.instance.id)
  const { rows } = await preparedPool.query<SavedRow>({
    name: 'save-drafts',
    text: saveDraftSql,
    values: [
      sorted.map(({ instance }) => instance.id),
      sorted.map(({ instance }) => instance.userId),
      sorted.map(({ instance }) => instance.groupAssessmentId),
      sorted.map(({ answers }) => JSON.stringify(answers)),
      sorted.map(({ writerId }) => writerId),
      sorted.map(({ writerSequence }) => writerSequence),
      sorted.map(({ baseVersion }) => baseVersion),
      sorted.map(({ receivedAt }) => receivedAt),
      sorted.map(({ clientAt }) => clientAt),
    ],
  })
  const saved = new Map(rows.map((row) => [row.problem_instance_id, row]))
  return drafts.map(({ instance }) => saved.get(instance.id))
}

type DraftWriter = (draft: DraftToSave) => Promise<SavedRow | undefined>

const writers = new WeakMap<Database, DraftWriter>()

function writerOf(database: Database): DraftWriter {
  let write = writers.get(database)
  if (write === undefined) {
    write = createBatcher<DraftToSave, SavedRow | undefined>({
      run: (drafts) => writeDrafts(database, drafts),
      ownerOf: ({ instance }) => instance.id,
      maximumConcurrent: 2,
    })
    writers.set(database, write)
  }
  return write
}

/**
 * Saves what has been typed. Older text of the same tab, text written over what it had not seen, and text that comes
 * after the deadline go into the journal only; the answer then brings the draft that stands.
 */
export async function saveDraft(
  database: Database,
  instance: CachedInstance,
  draft: Omit<DraftToSave, 'instance'>,
): Promise<SavedDraft> {
  const row = await writerOf(database)({ instance, ...draft })
  if (!row) return await refuseWithoutState(database, instance)
  const { answers, writerId, writerSequence, receivedAt } = draft
  if (row.applied_version !== null) {
    const saved = { version: row.applied_version, answers, savedAt: receivedAt, writerId, writerSequence }
    return { isApplied: true, draft: saved, schedule: row }
  }
  const state = await loadInstanceState(database, instance)
  const current = state?.draft ?? null
  // A repeat of the save that stands has been applied, if not by this request.
  const isRepeat = current?.writerId === writerId && current.writerSequence === writerSequence
  return { isApplied: isRepeat, draft: current, schedule: state?.snapshot.schedule ?? row, state }
}
