import type { FastifyInstance } from 'fastify'
import { configurationCalls, productVersion, releaseName } from '@isomorph/contract'
import { route } from '../../platform/route.ts'
import { selectSettings, selectTerms } from './configuration.queries.ts'
import { viewTerm } from './configuration.view.ts'

export function registerConfiguration(app: FastifyInstance): void {
  route(app, configurationCalls.getConfiguration, async ({ db, tier, shard }) => ({
    ...(await selectSettings(db)),
    tier,
    shard: shard.key,
    identifierType: shard.identifierType,
    version: productVersion,
    releaseName,
  }))

  route(app, configurationCalls.getClient, async () => ({ currentVersion: productVersion }))

  route(app, configurationCalls.getTime, async ({ clock }) => ({ time: clock.now().toISOString() }))

  route(app, configurationCalls.getExternalTerms, async ({ db }) => (await selectTerms(db)).map(viewTerm))
}
