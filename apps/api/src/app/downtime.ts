import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services/services.ts'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'
import type { Settings } from '../services/settings.ts'

/** Who may change the settings can end the downtime; those named may look whether all is well before it ends. */
function mayGoOn({ signedIn, headers }: FastifyRequest, { downtime }: Settings): boolean {
  // A token that has run out is to be renewed first: who holds it is not known yet.
  if (!signedIn) return headers.authorization !== undefined
  const { id, activities } = signedIn.user
  return activities.includes('ConfigurationModify') || downtime.allowedUserIds.includes(id)
}

/**
 * Answers every request for data with 403 while downtime is on. What anybody may ask stays (the configuration that
 * tells of it, signing in, logging out), and so does what those who may go on ask.
 */
export function enforceDowntime(app: FastifyInstance, { settings }: Pick<Services, 'settings'>): void {
  app.addHook('onRequest', async (request) => {
    const { call, endpoint } = request.routeOptions.config
    if (!call || !endpoint || endpoint.access.kind === 'public') return
    const current = await settings.select()
    if (!current.downtime.isOn || mayGoOn(request, current)) return
    const { message } = current.downtime
    // An administrator wrote it.
    throw new Refusal(platformRefusals.inDowntime, message === '' ? {} : { detail: message, said: undefined })
  })
}
