import { sql, type Kysely } from 'kysely'

/** What learners read as the title of a problem of an assessment, in place of its name. */
export async function titleProblemsForLearners(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table assessment_revision_items add column learner_title text check (learner_title <> '');
    alter table group_assessment_items add column learner_title text check (learner_title <> '')`.execute(db)
}
