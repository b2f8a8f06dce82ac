import type { FastifyInstance } from 'fastify'
import { configurationCalls, installationCalls } from '@isomorph/contract'
import { route } from '../../http/route.ts'
import { deleteTerm } from './delete-term.ts'
import { createTerm, updateTerm } from './save-term.ts'
import { selectManagedTerm, selectManagedTerms, selectTerms } from './terms.queries.ts'
import { viewManagedTerm, viewTerm } from './terms.view.ts'

export function registerTerms(app: FastifyInstance): void {
  route(app, configurationCalls.getExternalTerms, async ({ db }) => (await selectTerms(db)).map(viewTerm))

  route(app, installationCalls.listManagedTerms, async ({ db, settings }) => {
    const { defaultTimeZoneId } = await settings.select()
    return (await selectManagedTerms(db, defaultTimeZoneId)).map(viewManagedTerm)
  })

  route(app, installationCalls.createTerm, async ({ db, settings, actor, body }) => {
    const id = await createTerm({ db, settings }, actor, body)
    const { defaultTimeZoneId } = await settings.select()
    return viewManagedTerm(await selectManagedTerm(db, id, defaultTimeZoneId))
  })

  route(app, installationCalls.updateTerm, async ({ db, settings, actor, params, body }) => {
    await updateTerm({ db, settings }, actor, params.termId, body)
    const { defaultTimeZoneId } = await settings.select()
    return viewManagedTerm(await selectManagedTerm(db, params.termId, defaultTimeZoneId))
  })

  route(app, installationCalls.deleteTerm, async ({ db, settings, actor, params }) => {
    await deleteTerm({ db, settings }, actor, params.termId)
  })
}
