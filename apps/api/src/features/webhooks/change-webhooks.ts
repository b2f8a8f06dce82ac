import type { Kysely } from 'kysely'
import { webhooksMaximum, type WebhookDraft } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { selectTokenKey } from '../../authorization/tokens.ts'
import { refusingOn } from '../../data/constraints.ts'
import { seal } from '../../data/sealed.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { refusalOfPlainHttp } from '../identity-providers/index.ts'
import { createWebhookSecret } from './signature.ts'
import { webhookRefusals } from './webhooks.errors.ts'
import {
  countWebhooks,
  deleteWebhookRow,
  insertWebhook,
  lockOptionalWebhook,
  replaceSecret,
  updateWebhookRow,
} from './webhooks.queries.ts'

type Db = Kysely<Tables>
type Saving = Pick<Services, 'db' | 'tier'>

const entityType = 'webhook'

const taken = {
  webhooks_name_key: {
    kind: webhookRefusals.webhookNameTaken,
    path: 'name',
    message: 'Another webhook has this name.',
  },
}

function refusePlainAddress(services: Saving, { address }: WebhookDraft): void {
  const message = refusalOfPlainHttp(services, address)
  if (message !== undefined)
    throw new Refusal(platformRefusals.invalidInput, { errors: [{ path: 'address', message }] })
}

async function makeSecret(trx: Db, webhookId: number, now: Date): Promise<string> {
  const secret = createWebhookSecret()
  await replaceSecret(trx, webhookId, seal(await selectTokenKey(trx, 'providerSecret'), secret), now)
  return secret
}

async function lockWebhook(trx: Db, id: number): Promise<WebhookDraft> {
  const stored = await lockOptionalWebhook(trx, id)
  if (!stored) throw new Refusal(platformRefusals.notFound)
  return stored
}

/** Makes a webhook. Its secret is kept sealed and shown once. */
export async function createWebhook(
  services: Saving,
  actor: Actor & { userId: number },
  draft: WebhookDraft,
  now: Date,
) {
  refusePlainAddress(services, draft)
  return await refusingOn(taken, () =>
    services.db.transaction().execute(async (trx) => {
      if ((await countWebhooks(trx)) >= webhooksMaximum) throw new Refusal(webhookRefusals.tooManyWebhooks)
      const id = await insertWebhook(trx, draft, actor.userId)
      const secret = await makeSecret(trx, id, now)
      await recordAct(trx, actor, { action: 'webhook.create', entityType, entityId: id, after: draft })
      return { id, secret }
    }),
  )
}

export async function updateWebhook(services: Saving, actor: Actor, id: number, draft: WebhookDraft): Promise<void> {
  refusePlainAddress(services, draft)
  await refusingOn(taken, () =>
    services.db.transaction().execute(async (trx) => {
      const before = await lockWebhook(trx, id)
      await updateWebhookRow(trx, id, draft)
      await recordAct(trx, actor, { action: 'webhook.update', entityType, entityId: id, before, after: draft })
    }),
  )
}

/** Removes a webhook with its log. */
export async function deleteWebhook({ db }: Pick<Services, 'db'>, actor: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx, id)
    await deleteWebhookRow(trx, id)
    await recordAct(trx, actor, { action: 'webhook.delete', entityType, entityId: id, before })
  })
}

/** Makes another secret; the one before signs as well for a day, until the receiver knows the new one. */
export async function rotateSecret({ db }: Pick<Services, 'db'>, actor: Actor, id: number, now: Date): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockWebhook(trx, id)
    const secret = await makeSecret(trx, id, now)
    await recordAct(trx, actor, { action: 'webhook.rotateSecret', entityType, entityId: id })
    return secret
  })
}
