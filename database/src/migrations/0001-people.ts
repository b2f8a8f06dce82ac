import { sql, type Kysely } from 'kysely'

/** People, how they sign in, and their sessions. */
export async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      puid text,
      user_name text not null,
      email text not null,
      first_name text not null default '',
      last_name text not null default '',
      uid text,
      search_text text not null generated always as (
        lower(id::text || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(uid, '') || ' '
          || user_name || ' ' || coalesce(puid, ''))
      ) stored,
      created_at timestamptz not null default now()
    );
    create unique index users_email_key on users (lower(email));
    create unique index users_user_name_key on users (lower(user_name));
    create unique index users_puid_key on users (puid) where puid is not null;
    create unique index users_uid_key on users (lower(uid)) where uid is not null;

    create table identity_providers (
      id bigint generated always as identity primary key,
      name text not null unique,
      login_url text not null,
      logout_url text not null
    );

    create table identities (
      provider text not null,
      subject text not null,
      user_id bigint not null references users on delete restrict,
      created_at timestamptz not null default now(),
      primary key (provider, subject)
    );
    create index identities_user_id_idx on identities (user_id);

    create table passwords (
      user_id bigint primary key references users on delete restrict,
      hash text not null,
      changed_at timestamptz not null default now(),
      failed_count integer not null default 0,
      locked_until timestamptz
    );

    create table sessions (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete restrict,
      impersonator_user_id bigint references users on delete restrict,
      client_id text not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      revoked_because text check (revoked_because in ('loggedOut', 'tokenReused', 'byAdministrator'))
    );
    create index sessions_user_id_idx on sessions (user_id);

    create table refresh_tokens (
      hash bytea primary key,
      session_id bigint not null references sessions on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      replaced_at timestamptz,
      replaced_by bytea
    );
    create index refresh_tokens_session_id_idx on refresh_tokens (session_id);
    create index refresh_tokens_expires_at_idx on refresh_tokens (expires_at);

    create table login_codes (
      hash bytea primary key,
      user_id bigint not null references users on delete restrict,
      impersonator_user_id bigint references users on delete restrict,
      expires_at timestamptz not null
    );

    create table global_roles (
      user_id bigint not null references users on delete restrict,
      role text not null check (role in
        ('SuperAdmin', 'Admin', 'Creator', 'AssessmentCreator', 'ProblemCreator', 'AiProblemCreator')),
      granted_by bigint references users on delete restrict,
      granted_at timestamptz not null default now(),
      primary key (user_id, role)
    );

    create table token_keys (
      id bigint generated always as identity primary key,
      purpose text not null check (purpose in ('accessToken', 'fileAddress')),
      secret bytea not null,
      created_at timestamptz not null default now(),
      unique (purpose)
    )`.execute(db)
}
