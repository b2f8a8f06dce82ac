import { sql, type Kysely } from 'kysely'

/** Who has seen an announcement, told by their page. */
export async function keepAnnouncementReceipts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcement_receipts (
      announcement_id bigint not null references announcements on delete restrict,
      user_id bigint not null references users on delete restrict,
      seen_at timestamptz not null,
      primary key (announcement_id, user_id)
    )`.execute(db)
}
