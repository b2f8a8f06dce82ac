import { sql, type Kysely } from 'kysely'

/** Columns of a file of people that hold nothing the import takes. */
export async function keepUnusedColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people_imports add column unused_columns text[] not null default '{}'`.execute(db)
}
