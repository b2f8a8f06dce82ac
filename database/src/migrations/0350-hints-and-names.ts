import { sql, type Kysely } from 'kysely'

/** Whether learners of an assessment see hints and the names of problems. */
export async function showHintsAndNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table group_assessments
      add column shows_hints boolean not null default true,
      add column shows_problem_names boolean not null default true`.execute(db)
}
