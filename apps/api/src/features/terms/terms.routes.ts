import type { FastifyInstance } from 'fastify'
import { configurationCalls, installationCalls } from '@isomorph/contract'
import { configurationEndpoints, installationEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { deleteTerm } from './delete-term.ts'
import { createTerm, updateTerm } from './save-term.ts'
import { selectManagedTerm, selectManagedTerms, selectTerms } from './terms.queries.ts'
import { viewManagedTerm, viewTerm } from './terms.view.ts'

const configurationRoutes = routesOf(configurationCalls, configurationEndpoints)
const installationRoutes = routesOf(installationCalls, installationEndpoints)

export function registerTerms(app: FastifyInstance): void {
  route(app, configurationRoutes.getExternalTerms, async ({ db }) => (await selectTerms(db)).map(viewTerm))

  route(app, installationRoutes.listManagedTerms, async ({ db, settings }) => {
    const { defaultTimeZoneId } = await settings.select()
    return (await selectManagedTerms(db, defaultTimeZoneId)).map(viewManagedTerm)
  })

  route(app, installationRoutes.createTerm, async ({ db, settings, actor, body }) => {
    const id = await createTerm({ db, settings }, actor, body)
    const { defaultTimeZoneId } = await settings.select()
    return viewManagedTerm(await selectManagedTerm(db, id, defaultTimeZoneId))
  })

  route(app, installationRoutes.updateTerm, async ({ db, settings, actor, params, body }) => {
    await updateTerm({ db, settings }, actor, params.termId, body)
    const { defaultTimeZoneId } = await settings.select()
    return viewManagedTerm(await selectManagedTerm(db, params.termId, defaultTimeZoneId))
  })

  route(app, installationRoutes.deleteTerm, async ({ db, settings, actor, params }) => {
    await deleteTerm({ db, settings }, actor, params.termId)
  })
}
