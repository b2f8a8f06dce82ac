import type { FastifyInstance } from 'fastify'
import { externalProviderCalls } from '@isomorph/contract'
import { externalProviderEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { ownOriginOf } from '../../tenancy/own-origin.ts'
import { checkPlatform } from './check-platform.ts'
import { selectDeploymentIds, selectExternalProviders } from './external-providers.queries.ts'
import { viewExternalProvider, viewExternalProviderSettings } from './external-providers.view.ts'
import { listKeys, readKeySet, rotateKey } from './lti-keys.ts'
import { checkTimetable } from './uni-time/check-timetable.ts'
import { createExternalProvider, deleteExternalProvider, updateExternalProvider } from './save-external-provider.ts'

const externalProviderRoutes = routesOf(externalProviderCalls, externalProviderEndpoints)

/** How long platforms and proxies may keep our key set. */
const keySetSeconds = 600

export function registerExternalProviders(app: FastifyInstance): void {
  route(app, externalProviderRoutes.getExternalProviders, async ({ db }) =>
    (await selectExternalProviders(db)).filter(({ isEnabled }) => isEnabled).map(viewExternalProvider),
  )

  route(app, externalProviderRoutes.listExternalProviderSettings, async ({ db }) => {
    const rows = await selectExternalProviders(db)
    const deployments = await selectDeploymentIds(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => viewExternalProviderSettings(row, deployments.get(row.id) ?? []))
  })

  route(
    app,
    externalProviderRoutes.createExternalProvider,
    async ({ actor, body, ...services }) => await createExternalProvider(services, actor, body),
  )

  route(
    app,
    externalProviderRoutes.updateExternalProvider,
    async ({ actor, params, body, ...services }) =>
      await updateExternalProvider(services, actor, params.externalProviderId, body),
  )

  route(
    app,
    externalProviderRoutes.deleteExternalProvider,
    async ({ db, actor, params }) => await deleteExternalProvider({ db }, actor, params.externalProviderId),
  )

  route(app, externalProviderRoutes.checkExternalProvider, async ({ body, request, ...services }) => ({
    steps:
      body.settings.type === 'timetabling'
        ? await checkTimetable(services, body.settings, body.externalProviderId)
        : await checkPlatform(services, body.settings, ownOriginOf(request, services)),
  }))

  registerKeys(app)
}

/** Our keys as administrators see them, and the public ones as platforms do. */
function registerKeys(app: FastifyInstance): void {
  route(app, externalProviderRoutes.listLtiKeys, async ({ db }) => await listKeys({ db }))

  route(
    app,
    externalProviderRoutes.rotateLtiKey,
    async ({ db, actor, body }) => await rotateKey({ db }, actor, body.kid),
  )

  const { services } = app.contractRouting
  app.get('/lti/jwks', async (_request, reply) => {
    void reply.header('cache-control', `public, max-age=${keySetSeconds}`)
    return await readKeySet(services)
  })
}
