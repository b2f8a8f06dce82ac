import type { FastifyInstance } from 'fastify'
import { configurationCalls, installationCalls, productVersion } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import { route } from '../../http/route.ts'
import { selectPeopleByIds } from './installation-settings.queries.ts'
import { viewConfiguration, viewDowntime } from './installation-settings.view.ts'
import { setDowntime } from './set-downtime.ts'
import { updateSettings } from './update-settings.ts'

async function readDowntime({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const { downtime } = await settings.select()
  return viewDowntime(downtime, await selectPeopleByIds(db, downtime.allowedUserIds))
}

export function registerConfiguration(app: FastifyInstance): void {
  route(app, configurationCalls.getConfiguration, async ({ settings, ...installation }) =>
    viewConfiguration(await settings.select(), installation),
  )

  route(app, configurationCalls.getClient, async () => ({ currentVersion: productVersion }))

  route(app, configurationCalls.getTime, async ({ clock }) => ({ time: clock.now().toISOString() }))

  route(app, installationCalls.getSettings, async ({ settings }) => await settings.select())

  route(app, installationCalls.updateSettings, async ({ db, settings, actor, body }) => {
    await updateSettings({ db, settings }, actor, body)
    return await settings.select()
  })

  route(app, installationCalls.getDowntime, async ({ db, settings }) => await readDowntime({ db, settings }))

  route(app, installationCalls.setDowntime, async ({ db, settings, actor, body }) => {
    await setDowntime({ db, settings }, actor, body)
    return await readDowntime({ db, settings })
  })
}
