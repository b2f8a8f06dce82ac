import type { Kysely } from 'kysely'
import { sayOfField, type WebhookDraft, webhooksMaximum } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { selectTokenKey } from '../../authorization/tokens.ts'
import { refusingOn } from '../../data/constraints.ts'
import { seal, unseal } from '../../data/sealed.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { refusalOfInside, refusalOfPlainHttp, type AskingProviders } from '../identity-providers/index.ts'
import { createWebhookSecret } from './signature.ts'
import { webhookRefusals } from './webhooks.errors.ts'
import {
  countWebhooks,
  deleteWebhookRow,
  insertWebhook,
  lockOptionalWebhook,
  replaceSecret,
  selectOptionalSecretOf,
  selectOptionalWebhookOf,
  selectWebhooks,
  updateWebhookRow,
} from './webhooks.queries.ts'

type Db = Kysely<Tables>
type Saving = AskingProviders & { readonly db: Db }

const entityType = 'webhook'

const taken = {
  webhooks_name_key: {
    kind: webhookRefusals.webhookNameTaken,
    path: 'name',
    ...sayOfField('webhookNameTaken'),
  },
}

async function refuseBadAddress(services: Saving, { address }: WebhookDraft): Promise<void> {
  const said = refusalOfPlainHttp(services, address) ?? (await refusalOfInside(services, address))
  if (said) throw new Refusal(platformRefusals.invalidInput, { errors: [{ path: 'address', ...said }] })
}

async function makeSecret(trx: Db, webhookId: number, clientKey: string, now: Date): Promise<string> {
  const secret = createWebhookSecret()
  const sealed = seal(await selectTokenKey(trx, 'providerSecret'), secret)
  await replaceSecret(trx, webhookId, { secret: sealed, clientKey }, now)
  return secret
}

async function lockWebhook(trx: Db, id: number): Promise<WebhookDraft> {
  const stored = await lockOptionalWebhook(trx, id)
  if (!stored) throw new Refusal(platformRefusals.notFound)
  return stored
}

/** The secret that a key made; undefined where it signs no more and is gone. */
async function readSecret(trx: Db, webhookId: number, clientKey: string): Promise<string | undefined> {
  const sealed = await selectOptionalSecretOf(trx, webhookId, clientKey)
  return sealed && unseal(await selectTokenKey(trx, 'providerSecret'), sealed)
}

async function selectOptionalMade(trx: Db, createdBy: number, clientKey: string) {
  const made = await selectOptionalWebhookOf(trx, createdBy, clientKey)
  if (!made) return undefined
  const secret = await readSecret(trx, made.id, clientKey)
  return secret === undefined ? undefined : { id: made.id, secret }
}

/**
 * Makes a webhook. Its secret is kept sealed and shown once. Asked again with the same key, it answers the webhook that it
 * made, with that secret.
 */
export async function createWebhook(
  services: Saving,
  actor: Actor & { userId: number },
  { clientKey, ...draft }: WebhookDraft & { readonly clientKey: string },
  now: Date,
) {
  await refuseBadAddress(services, draft)
  return await refusingOn(taken, () =>
    services.db.transaction().execute(async (trx) => {
      const count = await countWebhooks(trx)
      const made = await selectOptionalMade(trx, actor.userId, clientKey)
      if (made) return made
      if (count >= webhooksMaximum) throw new Refusal(webhookRefusals.tooManyWebhooks)
      const id = await insertWebhook(trx, draft, { createdBy: actor.userId, clientKey })
      const secret = await makeSecret(trx, id, clientKey, now)
      await recordAct(trx, actor, { action: 'webhook.create', entityType, entityId: id, after: draft })
      return { id, secret }
    }),
  )
}

export async function updateWebhook(
  services: Saving,
  actor: Actor,
  id: number,
  draft: WebhookDraft,
  now: Date,
): Promise<void> {
  // What leads inside since it was saved can still be switched off.
  const [stored] = await selectWebhooks(services.db, now, id)
  if (stored?.address !== draft.address) await refuseBadAddress(services, draft)
  await refusingOn(taken, () =>
    services.db.transaction().execute(async (trx) => {
      const before = await lockWebhook(trx, id)
      await updateWebhookRow(trx, id, draft)
      await recordAct(trx, actor, { action: 'webhook.update', entityType, entityId: id, before, after: draft })
    }),
  )
}

/** Removes a webhook with its log. */
export async function deleteWebhook({ db }: { readonly db: Db }, actor: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx, id)
    await deleteWebhookRow(trx, id)
    await recordAct(trx, actor, { action: 'webhook.delete', entityType, entityId: id, before })
  })
}

/**
 * Makes another secret; the one before signs as well for a day, until the receiver knows the new one. Asked again with
 * the same key, it answers the secret that it made.
 */
export async function rotateSecret(
  { db }: { readonly db: Db },
  actor: Actor,
  { webhookId: id, clientKey, now }: { webhookId: number; clientKey: string; now: Date },
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockWebhook(trx, id)
    const made = await readSecret(trx, id, clientKey)
    if (made !== undefined) return made
    const secret = await makeSecret(trx, id, clientKey, now)
    await recordAct(trx, actor, { action: 'webhook.rotateSecret', entityType, entityId: id })
    return secret
  })
}
