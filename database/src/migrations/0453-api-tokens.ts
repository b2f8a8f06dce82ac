import { sql, type Kysely } from 'kysely'

/** Tokens with which other programs make some calls, and which of them did what is in the audit log. */
export async function addApiTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_tokens (
      id bigint generated always as identity primary key,
      name text not null,
      secret_hash bytea not null unique,
      scopes text[] not null check (cardinality(scopes) > 0),
      created_by bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      revoked_by bigint references users on delete restrict
    );

    alter table audit_events add column api_token_id bigint`.execute(db)
}
