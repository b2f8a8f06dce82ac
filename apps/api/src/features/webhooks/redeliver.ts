import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { bodyOf } from './collect-events.ts'
import { endRest, insertTest, waitAgain, type DeliveryRow } from './deliveries.queries.ts'
import { lockOptionalWebhook } from './webhooks.queries.ts'

type Db = Kysely<Tables>

/** Has deliveries sent again; without ids, all that failed. */
export async function redeliver(
  db: Db,
  actor: Actor,
  {
    webhookId,
    ids,
    now,
  }: { readonly webhookId: number; readonly ids: readonly number[] | undefined; readonly now: Date },
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    if (!(await lockOptionalWebhook(trx, webhookId))) throw new Refusal(platformRefusals.notFound)
    const count = await waitAgain(trx, webhookId, ids, now)
    if (count === 0) return 0
    await endRest(trx, webhookId)
    const act = { action: 'webhook.redeliver', entityType: 'webhook', entityId: webhookId } as const
    await recordAct(trx, actor, { ...act, after: { deliveries: count } })
    return count
  })
}

/** Sends an event that says nothing, to see whether the receiver takes it; once for each key. */
export async function sendTest(
  db: Db,
  { webhookId, clientKey, now }: { readonly webhookId: number; readonly clientKey: string; readonly now: Date },
): Promise<DeliveryRow> {
  return await db.transaction().execute(async (trx) => {
    if (!(await lockOptionalWebhook(trx, webhookId))) throw new Refusal(platformRefusals.notFound)
    await endRest(trx, webhookId)
    return await insertTest(trx, webhookId, { eventId: clientKey, body: bodyOf('webhook.test', {}, now), now })
  })
}
