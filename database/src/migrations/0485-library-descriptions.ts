import { sql, type Kysely } from 'kysely'

/** What a shared library is for, as its owners write it. */
export async function describeLibraries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shared_libraries add column description text not null default ''`.execute(db)
}
