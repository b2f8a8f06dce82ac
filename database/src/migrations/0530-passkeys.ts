import { sql, type Kysely } from 'kysely'

/** Passkeys beside the password. A person may have them without an authenticator app: then there is no secret of one. */
export async function addPasskeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete restrict,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      relying_party text not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkeys_user_id_idx on passkeys (user_id);

    create table used_passkey_challenges (
      hash bytea primary key,
      expires_at timestamptz not null
    );
    create index used_passkey_challenges_expires_at_idx on used_passkey_challenges (expires_at);

    alter table second_factors alter column secret drop not null`.execute(db)
}
