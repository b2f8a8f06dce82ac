import { sql, type Kysely } from 'kysely'

/** Columns of a file of people that hold nothing the import takes: the first of them, and how many they are. */
export async function keepUnusedColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table people_imports
      add column unused_columns text[] not null default '{}',
      add column unused_column_count integer not null default 0`.execute(db)
}
