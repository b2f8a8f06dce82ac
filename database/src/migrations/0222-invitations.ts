import { sql, type Kysely } from 'kysely'

/** Invitations of people made by hand or from a file. */
export async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      user_id bigint primary key references users on delete restrict,
      invited_by bigint not null references users on delete restrict,
      invited_at timestamptz not null default now(),
      sent_at timestamptz,
      expires_at timestamptz,
      withdrawn_at timestamptz
    );
    create index invitations_invited_at_idx on invitations (invited_at)`.execute(db)
}
