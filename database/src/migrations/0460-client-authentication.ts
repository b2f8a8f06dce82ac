import { sql, type Kysely } from 'kysely'

/** How the secret of our client is sent to an OpenID provider, where an administrator chooses. */
export async function chooseClientAuthentication(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identity_providers
      add column client_authentication text not null default 'automatic'
        check (client_authentication in ('automatic', 'basic', 'post'))`.execute(db)
}
