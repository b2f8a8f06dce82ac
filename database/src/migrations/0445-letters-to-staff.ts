import { sql, type Kysely } from 'kysely'

/** Letters to those who mark: of answers that wait, of appeals, and of looks at regrades that are ready. */
export async function writeToStaff(db: Kysely<unknown>): Promise<void> {
  const kinds = sql.raw(
    "('opened', 'dueSoon', 'released', 'corrected', 'appealAnswered', 'toGrade', 'appealRaised', 'regradeReady')",
  )
  await sql`
    alter table notices drop constraint notices_kind_check;
    alter table notices add constraint notices_kind_check check (kind in ${kinds}) not valid;
    alter table letter_preferences drop constraint letter_preferences_kind_check;
    alter table letter_preferences add constraint letter_preferences_kind_check check (kind in ${kinds}) not valid;
    create index scoring_tasks_new_idx on scoring_tasks (created_at) where done_at is null`.execute(db)
}
