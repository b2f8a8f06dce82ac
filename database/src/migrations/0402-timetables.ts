import { sql, type Kysely } from 'kysely'

/** Timetables as external providers: they have an address and an account there, and nothing of what LTI needs. */
export async function addTimetables(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table external_providers
      drop constraint external_providers_type_check,
      drop constraint external_providers_product_check,
      alter column issuer set default '',
      alter column client_id set default '',
      alter column authorization_url set default '',
      alter column token_url set default '',
      alter column jwks_url set default '',
      add column address text not null default '',
      add column credential text not null default 'password' check (credential in ('password', 'token')),
      add column account_name text not null default '',
      add column secret bytea;
    alter table external_providers
      add constraint external_providers_type_check check (type in ('lti', 'timetabling')),
      add constraint external_providers_product_check
        check (case type when 'lti' then product in ('moodle', 'canvas', 'brightspace', 'blackboard', 'sakai', 'other')
               else product = 'unitime' and address <> '' end);
    drop index external_providers_registration_key;
    create unique index external_providers_registration_key on external_providers (issuer, client_id)
      where deleted_at is null and type = 'lti'`.execute(db)
}
