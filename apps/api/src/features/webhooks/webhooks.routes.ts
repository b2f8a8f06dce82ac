import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { webhookCalls, type Webhook } from '@isomorph/contract'
import { webhookEndpoints } from '@isomorph/contract/schemas'
import type { Tables } from '@isomorph/database'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { refuseWhileImpersonating } from '../sign-in/index.ts'
import { createWebhook, deleteWebhook, rotateSecret, updateWebhook } from './change-webhooks.ts'
import { selectLog } from './deliveries.queries.ts'
import { redeliver, sendTest } from './redeliver.ts'
import { selectWebhooks } from './webhooks.queries.ts'
import { viewDelivery, viewWebhook } from './webhooks.view.ts'

const webhookRoutes = routesOf(webhookCalls, webhookEndpoints)

async function readWebhook(db: Kysely<Tables>, now: Date, id: number): Promise<Webhook> {
  const [row] = await selectWebhooks(db, now, id)
  if (!row) throw new Refusal(platformRefusals.notFound)
  return viewWebhook(row)
}

function registerWebhookSettings(app: FastifyInstance): void {
  route(app, webhookRoutes.listWebhooks, async ({ db, receivedAt }) =>
    (await selectWebhooks(db, receivedAt)).map(viewWebhook),
  )

  route(app, webhookRoutes.getWebhook, async ({ db, params, receivedAt }) =>
    readWebhook(db, receivedAt, params.webhookId),
  )

  route(app, webhookRoutes.createWebhook, async (asked) => {
    const { db, user, impersonatorId, actor, body, receivedAt } = asked
    refuseWhileImpersonating(impersonatorId)
    const { id, secret } = await createWebhook(asked, { ...actor, userId: user.id }, body, receivedAt)
    return { webhook: await readWebhook(db, receivedAt, id), secret }
  })

  route(app, webhookRoutes.updateWebhook, async (asked) => {
    const { db, actor, params, body, receivedAt } = asked
    await updateWebhook(asked, actor, params.webhookId, body, receivedAt)
    return await readWebhook(db, receivedAt, params.webhookId)
  })

  route(app, webhookRoutes.deleteWebhook, async ({ db, actor, params }) => {
    await deleteWebhook({ db }, actor, params.webhookId)
  })

  route(app, webhookRoutes.rotateWebhookSecret, async ({ db, impersonatorId, actor, params, body, receivedAt }) => {
    refuseWhileImpersonating(impersonatorId)
    const secret = await rotateSecret({ db }, actor, { ...params, ...body, now: receivedAt })
    return { webhook: await readWebhook(db, receivedAt, params.webhookId), secret }
  })
}

export function registerWebhooks(app: FastifyInstance): void {
  registerWebhookSettings(app)

  route(app, webhookRoutes.testWebhook, async ({ db, params, body, receivedAt }) =>
    viewDelivery(await sendTest(db, { ...params, ...body, now: receivedAt })),
  )

  route(app, webhookRoutes.listWebhookDeliveries, async ({ db, params, query, receivedAt }) => {
    await readWebhook(db, receivedAt, params.webhookId)
    const { rows, ...counted } = await selectLog(db, params.webhookId, query)
    return { items: rows.map(viewDelivery), ...counted, page: query.page, pageSize: query.pageSize }
  })

  route(app, webhookRoutes.redeliverWebhook, async ({ db, actor, params, body, receivedAt }) => ({
    redelivered: await redeliver(db, actor, { webhookId: params.webhookId, ids: body.ids, now: receivedAt }),
  }))
}
