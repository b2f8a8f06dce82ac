import { performance } from 'node:perf_hooks'
import { fewestLearners, type AssessmentStatistics, type StatisticsAttempt } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { enqueue } from '../../jobs/jobs.ts'
import { loadClassWork, type ClassWork } from './class-work.ts'
import { adjustedTests, computeTestsTask, isAbout } from './compute-tests.ts'
import { cheapFigures, type CheapFigures } from './figures.ts'
import { selectVersionsOfSettings, sourceVersionOf } from './statistics.queries.ts'
import { selectStoredTests, type StoredTests } from './stored-tests.queries.ts'

/** All who look within this time share one reading. */
const freshMilliseconds = 30_000
/** While learners go on, tests are not worked out more often. */
const betweenTestsMilliseconds = 60_000

interface Reading {
  readonly work: ClassWork
  readonly figures: CheapFigures
  readonly sourceVersion: string
  readonly at: Date
}

interface Kept {
  readonly at: Date
  readonly reading: Promise<Reading>
}

type Readings = LRUCache<string, Kept>

/** What is dropped by itself once it is too old to be shown: the work of a large class takes megabytes. */
export function createReadings(perf: { readonly now: () => number } = performance): Readings {
  return new LRUCache<string, Kept>({ max: 20, ttl: freshMilliseconds, ttlAutopurge: true, perf })
}

const readings = new WeakMap<Database, Readings>()

async function read(database: Database, groupAssessmentId: number, attempt: StatisticsAttempt, at: Date) {
  // Versions first, or with what they are about: what changes meanwhile makes the reading old, never the other way round.
  const ofSettings = await selectVersionsOfSettings(database.db, groupAssessmentId)
  const { work, versions } = await loadClassWork(database.db, groupAssessmentId, attempt)
  return { work, figures: cheapFigures(work), sourceVersion: sourceVersionOf({ ...ofSettings, ...versions }), at }
}

interface Wanted {
  readonly groupAssessmentId: number
  readonly attempt: StatisticsAttempt
  readonly now: Date
}

/** The work and its figures, at most 30 seconds old. */
export async function readingFor(database: Database, { groupAssessmentId, attempt, now }: Wanted): Promise<Reading> {
  const known = readings.get(database) ?? createReadings()
  readings.set(database, known)
  const key = `${groupAssessmentId} ${attempt}`
  const former = known.get(key)
  if (former && Math.abs(now.getTime() - former.at.getTime()) < freshMilliseconds) return await former.reading
  const kept = { at: now, reading: read(database, groupAssessmentId, attempt, now) }
  known.set(key, kept)
  try {
    return await kept.reading
  } catch (error) {
    // The next who looks tries again.
    if (known.get(key) === kept) known.delete(key)
    throw error
  }
}

/** Drops what was read of all assessments. */
export function clearStatisticsCache(database: Database): void {
  readings.delete(database)
}

interface Tests {
  readonly stored: readonly StoredTests[]
  readonly state: AssessmentStatistics['tests']['state']
  readonly at: Date | null
}

/** The tests as they are stored. Where they are about other work, they are worked out in the background. */
export async function testsFor(
  db: Kysely<Tables>,
  { groupAssessmentId, attempt: wanted, now }: Wanted,
  reading: Reading,
): Promise<Tests> {
  // Without repeats the first attempts are those that count.
  const attempt = reading.work.hasRepeats ? wanted : 'counting'
  const stored = await selectStoredTests(db, groupAssessmentId, attempt)
  const at = stored[0]?.computedAt ?? null
  const isTestable = reading.work.comparable.length >= fewestLearners.discrimination
  const isCurrent = !isTestable || isAbout(stored, reading.sourceVersion)
  const isDue = at === null || now.getTime() - at.getTime() > betweenTestsMilliseconds
  if (!isCurrent && isDue)
    await enqueue(db, computeTestsTask, { groupAssessmentId }, { key: `${computeTestsTask.name} ${groupAssessmentId}` })
  return { stored, state: isCurrent ? 'current' : 'pending', at }
}

/** Figures of an assessment and its problems. */
export async function getStatistics(database: Database, wanted: Wanted): Promise<AssessmentStatistics> {
  const reading = await readingFor(database, wanted)
  const { stored, state, at } = await testsFor(database.db, wanted, reading)
  const tests = adjustedTests(stored)
  const { problems, ...figures } = reading.figures
  return {
    attempt: wanted.attempt,
    hasRepeats: reading.work.hasRepeats,
    at: reading.at.toISOString(),
    ...figures,
    problems: problems.map((problem) => ({ ...problem, tests: tests.get(problem.itemKey) ?? null })),
    tests: { state, at: at?.toISOString() ?? null },
  }
}
