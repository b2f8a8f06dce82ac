import { sql, type Kysely } from 'kysely'

/** Scores count what changes the pages of their learner alone: marks by a person, answered appeals, points set by hand, late work. */
export async function countVersionsOfLearnersPages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scores add column pages_version integer not null default 0`.execute(db)
}
