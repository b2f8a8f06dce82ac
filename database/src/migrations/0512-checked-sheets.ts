import { sql, type Kysely } from 'kysely'

/** Who entered a sheet of paper a second time and found the first entry right, and when. */
export async function checkSheets(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table paper_sheets
      add column checked_by bigint references users on delete restrict,
      add column checked_at timestamptz,
      add check ((checked_at is null) = (checked_by is null)),
      add check (checked_at is null or entered_at is not null)`.execute(db)
}
