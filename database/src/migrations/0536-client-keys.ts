import { sql, type Kysely } from 'kysely'

/** Keys with which we prove to an OpenID provider who we are, where a private key is chosen instead of a secret. */
export async function addClientKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identity_providers drop constraint identity_providers_client_authentication_check;
    alter table identity_providers
      add constraint identity_providers_client_authentication_check
        check (client_authentication in ('automatic', 'basic', 'post', 'privateKey'));

    create table identity_provider_keys (
      id bigint generated always as identity primary key,
      identity_provider_id bigint not null references identity_providers on delete cascade,
      public_key jsonb not null,
      private_key bytea not null,
      created_at timestamptz not null default now(),
      retired_at timestamptz
    );
    create unique index identity_provider_keys_current_idx on identity_provider_keys (identity_provider_id)
      where retired_at is null;
    create index identity_provider_keys_identity_provider_id_idx on identity_provider_keys (identity_provider_id)`.execute(
    db,
  )
}
