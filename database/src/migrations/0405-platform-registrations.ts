import { sql, type Kysely } from 'kysely'

/** Addresses at which platforms register this tool by themselves, and the platforms that wait to be switched on. */
export async function registerPlatforms(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table external_providers add column is_waiting boolean not null default false;

    create table lti_registrations (
      id bigint generated always as identity primary key,
      secret_hash bytea not null,
      created_by bigint not null references users on delete restrict,
      expires_at timestamptz not null,
      leased_until timestamptz,
      used_at timestamptz,
      external_provider_id bigint references external_providers on delete restrict,
      last_error text not null default '',
      constraint lti_registrations_secret_hash_key unique (secret_hash)
    );
    create index lti_registrations_expires_at_idx on lti_registrations (expires_at)`.execute(db)
}
