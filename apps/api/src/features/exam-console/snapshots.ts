import { randomUUID } from 'node:crypto'
import type { WatchedExam, WatchedLearner } from '@isomorph/contract'
import { watchedExamSchema } from '@isomorph/contract/schemas'
import type { Database } from '@isomorph/database'
import { LRUCache } from 'lru-cache'
import { writeInParts } from '../../http/written-answer.ts'
import { selectItemsInUse } from '../group-assessments/index.ts'
import { selectAnnouncements, selectSettingsVersion } from './exam-console.queries.ts'
import { viewProblem, viewWatched } from './exam-console.view.ts'
import { selectWatchedLearners, type KnownOfExam } from './watched-learners.queries.ts'

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
  /** Answers about learners as JSON, by the place that the consoles have got to: most have got to the same. */
  readonly written: Map<string, string>
}

const { write, join } = writeInParts(watchedExamSchema, ['cursor', 'isComplete', 'hasMore', 'learners', 'removed'])

/** How far a console has got: learners go out by the snapshot in which they became what they are, and by their id. */
interface Place {
  readonly since: number
  readonly userId: number
}

const nowhere: Place = { since: 0, userId: 0 }

/** So many learners stay below 200 kB. */
const learnersAtOnce = 400

/** What one process knows of one running exam. */
interface WatchedExamState {
  readonly known: KnownOfExam
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
  const state = known.get(groupAssessmentId) ?? { known: { places: new Map(), standings: new Map() } }
  known.set(groupAssessmentId, state)
  return state
}

/** With the problem that each is about, by the number that staff know. */
async function loadAnnouncements({ db }: Database, id: number): Promise<WatchedExam['announcements']> {
  const announcements = await selectAnnouncements(db, id)
  const isAboutAny = announcements.some(({ itemKey }) => itemKey !== null)
  const problems = isAboutAny ? await selectItemsInUse(db, id) : []
  return announcements.map(({ createdAt, itemKey, ...each }) => ({
    ...each,
    at: createdAt.toISOString(),
    problem: viewProblem(problems.find((problem) => problem.itemKey === itemKey)),
  }))
}

async function take(database: Database, id: number, state: WatchedExamState, now: Date): Promise<Snapshot> {
  const { last: former, known } = state
  const [rows, announcements, settingsVersion] = await Promise.all([
    selectWatchedLearners(database.db, id, now, known),
    loadAnnouncements(database, id),
    selectSettingsVersion(database.db, id),
  ])
  const number = (former?.number ?? 0) + 1
  const learners = new Map<number, Seen>()
  for (const row of rows) {
    const view = viewWatched(row, now)
    const text = JSON.stringify(view)
    const before = former?.learners.get(view.learner.id)
    learners.set(view.learner.id, before?.text === text ? before : { view, text, since: number })
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
  state.taking ??= take(database, groupAssessmentId, state, now)
    .then((snapshot) => (state.last = snapshot))
    .finally(() => (state.taking = undefined))
  return await state.taking
}

function isBehind({ since, view }: Seen, place: Place): boolean {
  return since > place.since || (since === place.since && view.learner.id > place.userId)
}

function compareSeen(a: Seen, b: Seen): number {
  return a.since - b.since || a.view.learner.id - b.view.learner.id
}

/** Learners that differ from what a console has, as JSON, as many as fit into one answer. */
function writeBehind(snapshot: Snapshot, place: Place): string {
  const key = `${place.since}/${place.userId}`
  const known = snapshot.written.get(key)
  if (known !== undefined) return known
  const behind = [...snapshot.learners.values()].filter((seen) => isBehind(seen, place)).toSorted(compareSeen)
  const sent = behind.slice(0, learnersAtOnce)
  const last = sent.at(-1)
  const hasMore = sent.length < behind.length
  const isComplete = place.since === 0
  const text = write({
    cursor:
      hasMore && last ? `${snapshot.key}/${last.since}/${last.view.learner.id}` : `${snapshot.key}/${snapshot.number}`,
    isComplete,
    hasMore,
    learners: sent.map(({ view }) => view),
    // Who was removed before the first answer is unknown to the console.
    removed: isComplete
      ? []
      : [...snapshot.removed].filter(([, since]) => since >= place.since).map(([userId]) => userId),
  })
  snapshot.written.set(key, text)
  return text
}

/** What a cursor stands for; nothing for that of another process, of a forgotten snapshot, or none. */
function placeOf(cursor: string | undefined, { key, number }: Snapshot): Place {
  const [cursorKey, ...numbers] = cursor?.split('/') ?? []
  const [since = 0, userId = Infinity] = numbers.map(Number)
  const isKnown = cursorKey === key && since > 0 && since <= number && !Number.isNaN(userId)
  return isKnown ? { since, userId } : nowhere
}

/** Where everybody stands; with a cursor of this process, only those who differ from what it stands for. */
export async function watchLearners(database: Database, watch: Watch) {
  const snapshot = await snapshotFor(database, watch)
  const { settingsVersion, announcements } = snapshot
  const written = writeBehind(snapshot, placeOf(watch.cursor, snapshot))
  return join({ now: watch.now.toISOString(), settingsVersion, announcements }, written)
}

/** Drops what is known of all exams. */
export function forgetSnapshots(database: Database): void {
  exams.delete(database)
}
