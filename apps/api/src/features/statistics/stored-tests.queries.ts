import type { Kysely } from 'kysely'
import type { StatisticsAttempt } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export interface StoredTests {
  readonly itemKey: number
  readonly sourceVersion: string
  readonly figures: unknown
  readonly computedAt: Date
}

export async function selectStoredTests(
  db: Db,
  groupAssessmentId: number,
  attempt: StatisticsAttempt,
): Promise<StoredTests[]> {
  return await db
    .selectFrom('itemStatistics')
    .select(['itemKey', 'sourceVersion', 'figures', 'computedAt'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('attempt', '=', attempt)
    .execute()
}

export interface TestsToStore {
  readonly itemKey: number
  readonly n: number
  readonly figures: unknown
}

/** Replaces what is stored of all problems. */
export async function storeTests(
  db: Db,
  of: { readonly groupAssessmentId: number; readonly attempt: StatisticsAttempt; readonly sourceVersion: string },
  tests: readonly TestsToStore[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('itemStatistics')
      .where('groupAssessmentId', '=', of.groupAssessmentId)
      .where('attempt', '=', of.attempt)
      .execute()
    if (tests.length === 0) return
    const rows = tests.map(({ itemKey, n, figures }) => ({ ...of, itemKey, n, figures: JSON.stringify(figures) }))
    await trx
      .insertInto('itemStatistics')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
