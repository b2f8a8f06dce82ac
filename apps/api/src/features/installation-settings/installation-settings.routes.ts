import type { FastifyInstance } from 'fastify'
import { configurationCalls, installationCalls, productVersion } from '@isomorph/contract'
import { configurationEndpoints, installationEndpoints } from '@isomorph/contract/schemas'
import { isAuditLogGuarded } from '@isomorph/database'
import { selectPeople } from '../../entity-lists/select-people.ts'
import type { Services } from '../../services/services.ts'
import { route, routesOf } from '../../http/route.ts'
import { viewConfiguration, viewDowntime, viewSettings } from './installation-settings.view.ts'
import { setDowntime } from './set-downtime.ts'
import { updateSettings } from './update-settings.ts'

const configurationRoutes = routesOf(configurationCalls, configurationEndpoints)
const installationRoutes = routesOf(installationCalls, installationEndpoints)

async function readDowntime({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const { downtime } = await settings.select()
  return viewDowntime(downtime, await selectPeople(db, downtime.allowedUserIds))
}

export function registerConfiguration(app: FastifyInstance): void {
  route(app, configurationRoutes.getConfiguration, async ({ settings, ...installation }) =>
    viewConfiguration(await settings.select(), installation),
  )

  route(app, configurationRoutes.getClient, async () => ({ currentVersion: productVersion }))

  route(app, configurationRoutes.getTime, async ({ clock }) => ({ time: clock.now().toISOString() }))

  route(app, installationRoutes.getSettings, async ({ settings }) => viewSettings(await settings.select()))

  route(app, installationRoutes.updateSettings, async ({ db, settings, actor, body }) => {
    await updateSettings({ db, settings }, actor, body)
    return viewSettings(await settings.select())
  })

  route(app, installationRoutes.getClockSteps, async ({ clock: { steps } }) => ({
    count: steps?.count() ?? 0,
    databaseSeconds: steps?.databaseSeconds() ?? 0,
  }))

  route(app, installationRoutes.getAuditLogGuard, async ({ db }) => ({ isGuarded: await isAuditLogGuarded(db) }))

  route(app, installationRoutes.getDowntime, async ({ db, settings }) => await readDowntime({ db, settings }))

  route(app, installationRoutes.setDowntime, async ({ db, settings, actor, body }) => {
    await setDowntime({ db, settings }, actor, body)
    return await readDowntime({ db, settings })
  })
}
