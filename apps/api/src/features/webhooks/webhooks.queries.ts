import { sql, type Kysely } from 'kysely'
import { countedRowsMaximum, formerSecretHours, type WebhookDraft } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

const countOf = (state: 'waiting' | 'failed') => sql<number>`(
  select count(*)::int from (
    select from webhook_deliveries d where d.webhook_id = webhooks.id and d.state = ${state} limit ${countedRowsMaximum}) x)`

/** Webhooks with how they stand, by name. */
export async function selectWebhooks(db: Db, now: Date, id?: number) {
  const query = db
    .selectFrom('webhooks')
    .select(['id', 'name', 'address', 'events', 'isEnabled', 'createdAt', 'failingSince'])
    .select([
      countOf('waiting').as('waiting'),
      countOf('failed').as('failed'),
      sql<Date | null>`(select d.tried_at from webhook_deliveries d
        where d.webhook_id = webhooks.id and d.state = 'delivered' order by d.id desc limit 1)`.as('lastDeliveredAt'),
      sql<Date | null>`(select max(s.ends_at) from webhook_secrets s
        where s.webhook_id = webhooks.id and s.ends_at > ${now})`.as('formerSecretUntil'),
    ])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
  return await (id === undefined ? query : query.where('id', '=', id)).execute()
}
export type WebhookRow = Awaited<ReturnType<typeof selectWebhooks>>[number]

/** How many there are; nobody makes another one until the transaction ends. */
export async function countWebhooks(trx: Db): Promise<number> {
  await sql`lock table webhooks in share row exclusive mode`.execute(trx)
  const { count } = await trx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The webhook that somebody made with a key. */
export async function selectOptionalWebhookOf(trx: Db, createdBy: number, clientKey: string) {
  return await trx
    .selectFrom('webhooks')
    .select('id')
    .where('createdBy', '=', createdBy)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst()
}

export async function insertWebhook(
  trx: Db,
  draft: WebhookDraft,
  made: { readonly createdBy: number; readonly clientKey: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('webhooks')
    .values({ ...draft, ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockOptionalWebhook(trx: Db, id: number): Promise<WebhookDraft | undefined> {
  return await trx
    .selectFrom('webhooks')
    .select(['name', 'address', 'events', 'isEnabled'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Another address, or switching it on, is a new beginning: the receiver is not left to rest. */
export async function updateWebhookRow(trx: Db, id: number, draft: WebhookDraft): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ ...draft, failures: 0, failingSince: null, restsUntil: sql<Date>`'-infinity'` })
    .where('id', '=', id)
    .execute()
}

export async function deleteWebhookRow(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute()
}

/** Puts a secret in the place of the current one, which signs beside it for a day. */
export async function replaceSecret(
  trx: Db,
  webhookId: number,
  made: { readonly secret: Buffer; readonly clientKey: string },
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + formerSecretHours * 3_600_000)
  await trx
    .updateTable('webhookSecrets')
    .set({ endsAt })
    .where('webhookId', '=', webhookId)
    .where('endsAt', 'is', null)
    .execute()
  await trx
    .insertInto('webhookSecrets')
    .values({ webhookId, ...made })
    .execute()
}

/** The secret that was made for a key. */
export async function selectOptionalSecretOf(
  trx: Db,
  webhookId: number,
  clientKey: string,
): Promise<Buffer | undefined> {
  const row = await trx
    .selectFrom('webhookSecrets')
    .select('secret')
    .where('webhookId', '=', webhookId)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst()
  return row?.secret
}

/** The secrets that sign at this moment, the current one first. */
export async function selectSecrets(db: Db, webhookId: number, now: Date): Promise<readonly Buffer[]> {
  const rows = await db
    .selectFrom('webhookSecrets')
    .select('secret')
    .where('webhookId', '=', webhookId)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ secret }) => secret)
}
