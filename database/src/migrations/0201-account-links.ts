import { sql, type Kysely } from 'kysely'

/** Links sent by e-mail, and ways to search the audit log. */
export async function createAccountLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_links (
      hash bytea primary key,
      user_id bigint not null references users on delete restrict,
      purpose text not null check (purpose in ('setPassword', 'resetPassword', 'changeEmail')),
      email text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index account_links_user_id_idx on account_links (user_id, created_at);
    create index account_links_expires_at_idx on account_links (expires_at);

    create index audit_events_actor_idx on audit_events (actor_user_id, at);
    create index audit_events_impersonator_idx on audit_events (impersonator_user_id, at)
      where impersonator_user_id is not null;
    create index audit_events_action_idx on audit_events (action, at)`.execute(db)
}
