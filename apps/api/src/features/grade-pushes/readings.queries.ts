import { exchangeTexts } from '@isomorph/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

interface Reading {
  readonly userId: number
  readonly points: number | null
  readonly maximum: number | null
}

/** What the platform has by its own word. */
export async function saveReadings(
  db: Kysely<Tables>,
  lineItemId: number,
  readings: readonly Reading[],
): Promise<void> {
  await sql`
      insert into grade_pushes as p (line_item_id, user_id, state, read_points, read_maximum, is_read)
      select ${lineItemId}, r."userId", 'due', r.points, r.maximum, true
        from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
          as r("userId" bigint, points numeric, maximum numeric)
      on conflict (line_item_id, user_id) do update
        set read_points = excluded.read_points, read_maximum = excluded.read_maximum, is_read = true`.execute(db)
  await db
    .updateTable('lineItems')
    .set({ readAt: sql<Date>`now()`, readError: '' })
    .where('id', '=', lineItemId)
    .execute()
}

/** The platform did not say what it has: what was read before stays. */
export async function saveReadingError(db: Kysely<Tables>, lineItemId: number, readError: string): Promise<void> {
  await db.updateTable('lineItems').set({ readError }).where('id', '=', lineItemId).execute()
}

/** Said while a platform has no column, which it cannot be asked about. */
export const noColumnWords = exchangeTexts.write('columnNotYet')

/** What was said is over. */
export async function endReadingError(db: Kysely<Tables>, lineItemId: number, readError: string): Promise<void> {
  await db
    .updateTable('lineItems')
    .set({ readError: '' })
    .where('id', '=', lineItemId)
    .where('readError', '=', readError)
    .execute()
}
