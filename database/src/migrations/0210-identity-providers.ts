import { sql, type Kysely } from 'kysely'

/** Identity providers as administrators set them up, and what signing in through them needs to remember. */
export async function extendIdentityProviders(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A row here names no server yet: nobody can have signed in by it.
    delete from identity_providers;
    alter table identity_providers
      drop constraint identity_providers_name_key,
      drop column login_url,
      drop column logout_url,
      add column kind text not null check (kind in ('oidc', 'cas')),
      add column is_enabled boolean not null default true,
      add column admits text not null default 'known' check (admits in ('anyone', 'known')),
      add column is_email_trusted boolean not null default false,
      add column attribute_names jsonb not null default '{}',
      add column issuer text,
      add column client_id text,
      add column client_secret bytea,
      add column scopes text,
      add column cas_address text,
      add column cas_version text check (cas_version in ('1.0', '2.0', '3.0')),
      add column takes_tickets boolean not null default false,
      add column takes_credentials boolean not null default false,
      add column tries_gateway boolean not null default false,
      add column changed_at timestamptz not null default now(),
      add column deleted_at timestamptz,
      add constraint identity_providers_complete check (
        (kind = 'oidc' and issuer is not null and client_id is not null and scopes is not null)
        or (kind = 'cas' and cas_address is not null and cas_version is not null));
    create unique index identity_providers_name_key on identity_providers (lower(name)) where deleted_at is null;

    alter table token_keys drop constraint token_keys_purpose_check;
    alter table token_keys
      add constraint token_keys_purpose_check check (purpose in ('accessToken', 'fileAddress', 'providerSecret'))`.execute(
    db,
  )
}

/** A sign-in on its way to a provider and back, and the sessions at providers that ours came from. */
export async function createProviderSignIns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_requests (
      state_hash bytea primary key,
      browser_hash bytea not null,
      identity_provider_id bigint not null references identity_providers on delete cascade,
      nonce text not null,
      code_verifier text not null,
      challenge text not null,
      expires_at timestamptz not null
    );
    create index sign_in_requests_expires_at_idx on sign_in_requests (expires_at);

    create table provider_sessions (
      session_key_hash bytea primary key,
      identity_provider_id bigint not null references identity_providers on delete cascade,
      user_id bigint not null references users on delete restrict,
      subject text not null,
      sid text,
      browser_hash bytea not null,
      id_token bytea not null,
      created_at timestamptz not null default now()
    );
    create index provider_sessions_sid_idx on provider_sessions (identity_provider_id, sid);
    create index provider_sessions_subject_idx on provider_sessions (identity_provider_id, subject);
    create index provider_sessions_browser_hash_idx on provider_sessions (browser_hash);
    create index provider_sessions_user_id_idx on provider_sessions (user_id);
    create index provider_sessions_created_at_idx on provider_sessions (created_at)`.execute(db)
}
