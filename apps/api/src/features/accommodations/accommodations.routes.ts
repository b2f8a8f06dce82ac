import type { FastifyInstance } from 'fastify'
import { accommodationCalls, sayOfField } from '@isomorph/contract'
import { accommodationEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { allowGranting, allowReading } from './accommodation-access.ts'
import { columnsOf, nothingGranted } from './accommodation-columns.ts'
import { listAccommodations } from './accommodations.view.ts'
import { saveAccommodations } from './save-accommodations.ts'

const accommodationRoutes = routesOf(accommodationCalls, accommodationEndpoints)

export function registerAccommodations(app: FastifyInstance): void {
  route(app, accommodationRoutes.listAccommodations, async (context) => {
    const { userId, ...asked } = context.query
    if ((userId ?? asked.groupId ?? asked.groupAssessmentId) === undefined)
      throw new Refusal(platformRefusals.invalidInput, {
        errors: [{ path: 'userId', ...sayOfField('scopeMissing') }],
      })
    return await listAccommodations(context.db, await allowReading(context, asked), userId)
  })

  route(app, accommodationRoutes.saveAccommodations, async (context) => {
    const { db, actor, receivedAt: now } = context
    const { userIds, fields, reason, version, ...asked } = context.body
    const allowed = await allowGranting(context, asked)
    const columns = columnsOf(fields)
    const changes = new Map(userIds.map((userId) => [userId, columns]))
    const pathOf = (userId: number) => `userIds.${userIds.indexOf(userId)}`
    await saveAccommodations(db, allowed, changes, { actor, now, reason, version, pathOf })
    if (userIds.length === 1) return await listAccommodations(db, allowed, userIds[0])
    const { people } = await listAccommodations(db, allowed)
    return { people: people.filter(({ person }) => changes.has(person.id)) }
  })

  route(app, accommodationRoutes.removeAccommodation, async (context) => {
    const { db, actor, receivedAt: now } = context
    const { userId, version, reason, ...asked } = context.query
    const allowed = await allowGranting(context, asked)
    const changes = new Map([[userId, nothingGranted]])
    await saveAccommodations(db, allowed, changes, { actor, now, reason, version, pathOf: () => 'userId' })
  })
}
