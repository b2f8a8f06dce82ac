import type { Database } from '@isomorph/database'
import type { Guess, InstanceMemory } from './memory.ts'
import { attemptsOf, draftOf, type DraftRecord, type PageRow } from './sitting.rows.ts'
import { pageSql } from './sitting.sql.ts'

export interface Page {
  readonly guess: Guess
  readonly draft: DraftRecord | null
  readonly isPreview: boolean
}

/**
 * Everything about a problem instance that can have changed, in one statement; undefined for whoever it is not, or
 * before the start. What is learnt is remembered as the guess for the next submission.
 */
export async function readPage(database: Database, instance: InstanceMemory): Promise<Page | undefined> {
  const known = instance.guess
  const { rows } = await database.hot.query<PageRow>({
    name: 'problem-page',
    text: pageSql,
    values: [instance.id, instance.userId, instance.groupAssessmentId, known?.resultVersion ?? 0],
  })
  const row = rows[0]
  if (!row) return undefined
  const isKnown = known !== null && known.resultVersion === row.result_version
  const guess: Guess = {
    resultVersion: row.result_version,
    groupAssessmentVersion: row.group_assessment_version,
    result: {
      attemptsUsed: row.attempts_used,
      countingAttempt: row.counting_attempt,
      percent: row.percent,
      points: row.points,
      pending: row.pending,
    },
    attempts: isKnown ? known.attempts : attemptsOf(row.attempts ?? []),
    schedule: row,
  }
  instance.guess = guess
  return { guess, draft: draftOf(row), isPreview: row.is_preview }
}
