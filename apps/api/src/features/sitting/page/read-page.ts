import type { Database } from '@isomorph/database'
import { createBatcher } from '../attempts/batcher.ts'
import type { Guess, InstanceMemory } from '../cache/memory.ts'
import { scheduleOf } from '../schedule/schedule.ts'
import { attemptsOf, draftOf, type DraftRecord, type PageRow } from '../sitting.rows.ts'
import { pageSql } from '../sitting.sql.ts'

export interface Page {
  readonly guess: Guess
  readonly draft: DraftRecord | null
}

interface PageToRead {
  readonly instance: InstanceMemory
  /** The result version whose attempts are known already. */
  readonly knownVersion: number
}

async function readRows({ hot }: Database, pages: readonly PageToRead[]): Promise<(PageRow | undefined)[]> {
  const { rows } = await hot.query<PageRow>({
    name: 'problem-pages',
    text: pageSql,
    values: [
      pages.map(({ instance }) => instance.id),
      pages.map(({ instance }) => instance.userId),
      pages.map(({ instance }) => instance.groupAssessmentId),
      pages.map(({ knownVersion }) => knownVersion),
    ],
  })
  const found = new Map(rows.map((row) => [row.problem_instance_id, row]))
  return pages.map(({ instance }) => found.get(instance.id))
}

type RowReader = (page: PageToRead) => Promise<PageRow | undefined>

const readers = new WeakMap<Database, RowReader>()
const statementsAtOnce = 2

/** Pages that are asked for while others are being read are read together. */
function readerOf(database: Database): RowReader {
  let reader = readers.get(database)
  if (reader === undefined) {
    reader = createBatcher<PageToRead, PageRow | undefined>({
      run: (pages) => readRows(database, pages),
      ownerOf: ({ instance }) => instance.id,
      maximumFlights: statementsAtOnce,
    })
    readers.set(database, reader)
  }
  return reader
}

/**
 * Everything about a problem instance that can have changed; undefined for whoever it is not, or before the start. What
 * is learnt is remembered as the guess for the next submission.
 */
export async function readPage(database: Database, instance: InstanceMemory): Promise<Page | undefined> {
  const known = instance.guess
  const row = await readerOf(database)({ instance, knownVersion: known?.resultVersion ?? 0 })
  if (!row) return undefined
  const isKnown = known !== null && known.resultVersion === row.result_version
  const guess: Guess = {
    resultVersion: row.result_version,
    groupAssessmentVersion: row.group_assessment_version,
    statusVersion: row.status_version,
    result: {
      attemptsUsed: row.attempts_used,
      countingAttempt: row.counting_attempt,
      percent: row.percent,
      points: row.points,
      pending: row.pending,
    },
    attempts: isKnown ? known.attempts : attemptsOf(row.attempts ?? []),
    schedule: scheduleOf(row),
  }
  // A submission may have gone further meanwhile: what is remembered never goes back.
  if ((instance.guess?.resultVersion ?? 0) <= guess.resultVersion) instance.guess = guess
  return { guess, draft: draftOf(row) }
}
