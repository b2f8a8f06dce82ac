import { randomUUID } from 'node:crypto'
import type { WatchedExam, WatchedLearner } from '@isomorph/contract'
import { watchedExamSchema } from '@isomorph/contract/schemas'
import type { Database } from '@isomorph/database'
import { LRUCache } from 'lru-cache'
import { writeInParts } from '../../http/written-answer.ts'
import {
  selectAnnouncements,
  selectExamProblems,
  selectSettingsVersion,
  selectWatchedLearners,
} from './exam-console.queries.ts'
import { viewWatched } from './exam-console.view.ts'

interface Seen {
  readonly view: WatchedLearner
  readonly text: string
  /** The snapshot in which it became what it is. */
  readonly since: number
}

/** Where everybody stood at one moment. */
interface Snapshot {
  /** Tells cursors of other processes, and of snapshots that were forgotten, from those of this one. */
  readonly key: string
  readonly number: number
  readonly learners: ReadonlyMap<number, Seen>
  /** Those who are no longer learners of the exam, each with the snapshot in which they were first missing. */
  readonly removed: ReadonlyMap<number, number>
  readonly settingsVersion: number
  readonly announcements: WatchedExam['announcements']
  readonly takenAt: Date
  /** Answers about learners as JSON, by the number of the snapshot that the consoles have: most have the same one. */
  readonly written: Map<number, string>
}

const { write, join } = writeInParts(watchedExamSchema, ['isComplete', 'learners', 'removed'])

/** What one process knows of one running exam. */
interface WatchedExamState {
  last?: Snapshot
  /** The snapshot that is being taken. */
  taking?: Promise<Snapshot> | undefined
}

/** All who watch share what is not older. */
const freshMilliseconds = 2000
const exams = new WeakMap<Database, LRUCache<number, WatchedExamState>>()

function stateOf(database: Database, groupAssessmentId: number): WatchedExamState {
  const known = exams.get(database) ?? new LRUCache({ max: 200, ttl: 300_000, updateAgeOnGet: true })
  exams.set(database, known)
  const state = known.get(groupAssessmentId) ?? {}
  known.set(groupAssessmentId, state)
  return state
}

/** With the problem that each is about, by the number that staff know. */
async function loadAnnouncements({ db }: Database, id: number): Promise<WatchedExam['announcements']> {
  const announcements = await selectAnnouncements(db, id)
  const isAboutAny = announcements.some(({ itemKey }) => itemKey !== null)
  const problems = isAboutAny ? await selectExamProblems(db, id) : []
  return announcements.map(({ createdAt, itemKey, ...each }) => ({
    ...each,
    at: createdAt.toISOString(),
    problem: problems.find((problem) => problem.itemKey === itemKey) ?? null,
  }))
}

async function take(database: Database, id: number, former: Snapshot | undefined, now: Date): Promise<Snapshot> {
  const [rows, announcements, settingsVersion] = await Promise.all([
    selectWatchedLearners(database.db, id, now),
    loadAnnouncements(database, id),
    selectSettingsVersion(database.db, id),
  ])
  const number = (former?.number ?? 0) + 1
  const learners = new Map<number, Seen>()
  for (const row of rows) {
    const view = viewWatched(row, now)
    const text = JSON.stringify(view)
    const before = former?.learners.get(row.id)
    learners.set(row.id, before?.text === text ? before : { view, text, since: number })
  }
  const removed = new Map(former?.removed)
  for (const userId of former?.learners.keys() ?? []) if (!learners.has(userId)) removed.set(userId, number)
  for (const userId of learners.keys()) removed.delete(userId)
  return {
    key: former?.key ?? randomUUID(),
    number,
    learners,
    removed,
    settingsVersion,
    announcements,
    takenAt: now,
    written: new Map(),
  }
}

interface Watch {
  readonly groupAssessmentId: number
  readonly cursor?: string | undefined
  /** Whoever asks has just changed something: what was read before does not show it. */
  readonly isFresh?: boolean | undefined
  readonly now: Date
}

/** One snapshot at a time: whoever comes while it is taken waits for it, or, with `isFresh`, for the next one. */
async function snapshotFor(database: Database, { groupAssessmentId, isFresh = false, now }: Watch): Promise<Snapshot> {
  const state = stateOf(database, groupAssessmentId)
  const { last } = state
  if (last && !isFresh && Math.abs(now.getTime() - last.takenAt.getTime()) < freshMilliseconds) return last
  if (state.taking && !isFresh) return await state.taking
  await state.taking?.catch(() => undefined)
  state.taking ??= take(database, groupAssessmentId, state.last, now)
    .then((snapshot) => (state.last = snapshot))
    .finally(() => (state.taking = undefined))
  return await state.taking
}

/** Learners that differ from an earlier snapshot, as JSON; since 0: everybody. */
function writeSince(snapshot: Snapshot, after: number): string {
  const known = snapshot.written.get(after)
  if (known !== undefined) return known
  const isComplete = after === 0
  const text = write({
    isComplete,
    learners: [...snapshot.learners.values()].filter(({ since }) => since > after).map(({ view }) => view),
    removed: isComplete ? [] : [...snapshot.removed].filter(([, since]) => since > after).map(([userId]) => userId),
  })
  snapshot.written.set(after, text)
  return text
}

/** The snapshot that a cursor stands for; 0 for a cursor of another process, of a forgotten snapshot, or of none. */
function snapshotOf(cursor: string | undefined, { key, number }: Snapshot): number {
  const [cursorKey, text] = cursor?.split('/') ?? []
  const after = Number(text)
  return cursorKey === key && Number.isInteger(after) && after > 0 && after <= number ? after : 0
}

/** Where everybody stands; with a cursor of this process, only those who differ from what it stands for. */
export async function watchLearners(database: Database, watch: Watch) {
  const snapshot = await snapshotFor(database, watch)
  const { key, number, settingsVersion, announcements } = snapshot
  const written = writeSince(snapshot, snapshotOf(watch.cursor, snapshot))
  return join({ now: watch.now.toISOString(), cursor: `${key}/${number}`, settingsVersion, announcements }, written)
}

/** Drops what is known of all exams. */
export function forgetSnapshots(database: Database): void {
  exams.delete(database)
}
