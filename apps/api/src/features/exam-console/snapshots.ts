import { randomUUID } from 'node:crypto'
import type { WatchedExam, WatchedLearner } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { LRUCache } from 'lru-cache'
import { selectAnnouncements, selectWatchedLearners } from './exam-console.queries.ts'
import { viewWatched } from './exam-console.view.ts'

interface Seen {
  readonly view: WatchedLearner
  readonly text: string
  /** The snapshot in which it became what it is. */
  readonly since: number
}

/** What one process knows of one running exam. */
interface Snapshot {
  /** Tells cursors of other processes, and of former snapshots that were forgotten, from those of this one. */
  readonly key: string
  number: number
  learners: Map<number, Seen>
  /** Who has gone, with the snapshot in which they had. */
  readonly gone: Map<number, number>
  announcements: WatchedExam['announcements']
  takenAt: Date
}

/** All who watch share what is not older. */
const freshMilliseconds = 2000
const snapshots = new WeakMap<Database, LRUCache<number, Promise<Snapshot>>>()

function snapshotsOf(database: Database): LRUCache<number, Promise<Snapshot>> {
  let known = snapshots.get(database)
  if (!known) {
    known = new LRUCache({ max: 200, ttl: 300_000 })
    snapshots.set(database, known)
  }
  return known
}

async function take({ db }: Database, id: number, former: Snapshot | undefined, now: Date): Promise<Snapshot> {
  const [rows, announcements] = await Promise.all([selectWatchedLearners(db, id, now), selectAnnouncements(db, id)])
  const number = (former?.number ?? 0) + 1
  const learners = new Map<number, Seen>()
  for (const row of rows) {
    const view = viewWatched(row)
    const text = JSON.stringify(view)
    const before = former?.learners.get(row.id)
    learners.set(row.id, before?.text === text ? before : { view, text, since: number })
  }
  const gone = new Map(former?.gone)
  for (const userId of former?.learners.keys() ?? []) if (!learners.has(userId)) gone.set(userId, number)
  for (const userId of learners.keys()) gone.delete(userId)
  return {
    key: former?.key ?? randomUUID(),
    number,
    learners,
    gone,
    announcements: announcements.map(({ createdAt, ...each }) => ({ ...each, at: createdAt.toISOString() })),
    takenAt: now,
  }
}

/** One snapshot at a time: whoever comes while it is taken waits for it. */
async function freshSnapshot(database: Database, id: number, now: Date): Promise<Snapshot> {
  const known = snapshotsOf(database)
  const former = await known.get(id)?.catch(() => undefined)
  if (former && Math.abs(now.getTime() - former.takenAt.getTime()) < freshMilliseconds) return former
  const current = known.peek(id)
  const isTaken = current !== undefined && (await current.catch(() => undefined)) !== former
  if (isTaken) return await current
  const taking = take(database, id, former, now)
  known.set(id, taking)
  taking.catch(() => known.delete(id))
  return await taking
}

/** Where everybody stands; with a cursor of this process, only those who differ from what it stands for. */
export async function watchLearners(
  database: Database,
  groupAssessmentId: number,
  cursor: string | undefined,
  now: Date,
): Promise<WatchedExam> {
  const snapshot = await freshSnapshot(database, groupAssessmentId, now)
  const [key, number] = cursor?.split('/') ?? []
  const isComplete = key !== snapshot.key
  const after = isComplete ? 0 : Number(number)
  return {
    now: now.toISOString(),
    cursor: `${snapshot.key}/${snapshot.number}`,
    isComplete,
    learners: [...snapshot.learners.values()].filter(({ since }) => since > after).map(({ view }) => view),
    gone: isComplete ? [] : [...snapshot.gone].filter(([, since]) => since > after).map(([userId]) => userId),
    announcements: snapshot.announcements,
  }
}

/** Drops what is known of all exams. */
export function forgetSnapshots(database: Database): void {
  snapshots.delete(database)
}
