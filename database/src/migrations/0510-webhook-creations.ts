import { sql, type Kysely } from 'kysely'

/** A webhook is made once, however often it is asked for. */
export async function makeWebhooksOnce(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhooks add column client_key uuid;
    create unique index webhooks_client_key on webhooks (created_by, client_key)`.execute(db)
}
