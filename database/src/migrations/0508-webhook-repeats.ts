import { sql, type Kysely } from 'kysely'

/** A test and a new secret are made once, however often they are asked for. */
export async function makeOnceForWebhooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_secrets add column client_key uuid;
    create unique index webhook_secrets_client_key on webhook_secrets (webhook_id, client_key);
    create unique index webhook_deliveries_test_key on webhook_deliveries (webhook_id, event_id)
      where event = 'webhook.test'`.execute(db)
}
