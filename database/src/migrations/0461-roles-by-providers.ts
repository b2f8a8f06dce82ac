import { sql, type Kysely } from 'kysely'

/** Roles that follow from the groups of a provider, and which roles people hold by one. */
export async function giveRolesByProviders(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identity_providers
      add column role_claim text not null default '',
      add column role_mappings jsonb not null default '[]';
    alter table global_roles
      add column identity_provider_id bigint references identity_providers on delete restrict`.execute(db)
}
