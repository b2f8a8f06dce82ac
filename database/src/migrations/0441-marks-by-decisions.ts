import { sql, type Kysely } from 'kysely'

/** Marks that a decision on a group of answers made. */
export async function markByDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table grader_marks add column cluster_decision_id bigint references cluster_decisions on delete restrict;
    alter table grader_marks drop constraint grader_marks_kind_check;
    alter table grader_marks add constraint grader_marks_kind_check
      check (kind in ('mark', 'undo', 'rubric', 'decision')) not valid;`.execute(db)
}
