import { sql, type Kysely } from 'kysely'

/** Second factors of people who sign in here with a password: secrets of authenticator apps, and codes for their loss. */
export async function addSecondFactors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id bigint primary key references users on delete restrict,
      secret bytea not null,
      last_step bigint not null,
      failed_count integer not null default 0,
      locked_until timestamptz,
      created_at timestamptz not null default now()
    );

    create table recovery_codes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete restrict,
      hash text not null,
      used_at timestamptz
    );
    create index recovery_codes_user_id_idx on recovery_codes (user_id);

    alter table token_keys drop constraint token_keys_purpose_check;
    alter table token_keys add constraint token_keys_purpose_check check (purpose in (
      'accessToken', 'fileAddress', 'providerSecret', 'refreshToken', 'choiceKey', 'accessCode', 'lockdown', 'secondFactor'))`.execute(
    db,
  )
}
