import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { selectSettings } from '../../services/settings.ts'
import { academicTermsOf } from './academic-terms.ts'
import { insertMissingTerms } from './terms.queries.ts'

/** The last year whose terms were made: one that somebody has removed or renamed since does not come back. */
const seededThrough = 'termsSeededThrough'

async function selectSeededThrough(db: Kysely<Tables>): Promise<number | undefined> {
  const row = await db
    .selectFrom('configuration')
    .select('value')
    .where('key', '=', seededThrough)
    .forUpdate()
    .executeTakeFirst()
  return typeof row?.value === 'number' ? row.value : undefined
}

/** Makes the terms of last year, this year and the next, each year's once, so that there are terms to choose from. */
export async function seedTerms(db: Kysely<Tables>, now: Date): Promise<void> {
  const { defaultTimeZoneId } = await selectSettings(db)
  const thisYear = now.getUTCFullYear()
  await db.transaction().execute(async (trx) => {
    const through = (await selectSeededThrough(trx)) ?? thisYear - 2
    const years = [thisYear - 1, thisYear, thisYear + 1].filter((year) => year > through)
    if (years.length === 0) return
    await insertMissingTerms(trx, academicTermsOf(years), defaultTimeZoneId)
    const value = JSON.stringify(thisYear + 1)
    await trx
      .insertInto('configuration')
      .values({ key: seededThrough, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  })
}
