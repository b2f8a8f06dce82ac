import { sql, type Kysely } from 'kysely'

/** Codes say what they are for and whom they are bound to; sessions say where they came from and where they go back to. */
export async function createSessionFamilies(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions drop constraint sessions_revoked_because_check;
    alter table sessions
      add constraint sessions_revoked_because_check check (revoked_because in (
        'loggedOut', 'tokenReused', 'codeReused', 'byPerson', 'byAdministrator', 'passwordChanged', 'rolesRemoved',
        'singleLogout', 'impersonationEnded')),
      add column parent_session_id bigint references sessions on delete restrict,
      add column identity_provider_id bigint references identity_providers on delete set null,
      add column session_key_hash bytea,
      add column last_used_at timestamptz not null default now(),
      add column user_agent text not null default '',
      add column address text not null default '';
    create index sessions_parent_session_id_idx on sessions (parent_session_id) where parent_session_id is not null;
    create index sessions_session_key_hash_idx on sessions (session_key_hash) where session_key_hash is not null;

    alter table login_codes
      add column client_id text not null default 'web',
      add column purpose text not null default 'local' check (purpose in (
        'local', 'casV1', 'casTicket', 'identityProvider', 'impersonationStart', 'impersonationStop', 'passwordReset',
        'setup', 'ltiLaunch')),
      add column challenge text,
      add column bound_session_id bigint references sessions on delete cascade,
      add column identity_provider_id bigint references identity_providers on delete set null,
      add column session_key_hash bytea,
      add column used_at timestamptz,
      add column session_id bigint references sessions on delete cascade;
    alter table login_codes alter column client_id drop default, alter column purpose drop default;
    create index login_codes_expires_at_idx on login_codes (expires_at);

    alter table refresh_tokens
      drop column replaced_by,
      add column predecessor bytea,
      add column repeats integer not null default 0;
    create index refresh_tokens_predecessor_idx on refresh_tokens (predecessor) where predecessor is not null`.execute(
    db,
  )
}
