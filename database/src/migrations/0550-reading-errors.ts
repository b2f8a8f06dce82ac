import { sql, type Kysely } from 'kysely'

/** Why a platform did not say which grades it has, when it was asked last. */
export async function keepReadingErrors(db: Kysely<unknown>): Promise<void> {
  await sql`alter table line_items add column read_error text not null default ''`.execute(db)
}
