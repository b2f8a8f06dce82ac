import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services/services.ts'
import { selectExternalProviders, type ExternalProviderRow } from '../external-providers/index.ts'

/** The origins under which people use a platform: its pages may frame ours, and forms may lead there. */
export function originsOf({ authorizationUrl, platformUrl }: ExternalProviderRow): string[] {
  const addresses = platformUrl === '' ? [authorizationUrl] : [platformUrl, authorizationUrl]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

/** Where launches arrive and what they lead to: a frame that is reloaded comes back from there. */
const framedPage = /^\/(lti-launch|courses)(\/|\?|$)/

/** Pages of launches and of courses may be framed by the platforms that are connected; all other pages by no other site. */
export function allowFramesOfPlatforms(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !framedPage.test(request.url)) return
    const providers = await selectExternalProviders(db)
    const origins = providers.filter(({ type, isEnabled }) => type === 'lti' && isEnabled).flatMap(originsOf)
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    const ancestors = ["frame-ancestors 'self'", ...new Set(origins)].join(' ')
    // Chosen links go to the platform by a form.
    const targets = ["form-action 'self'", ...new Set(origins)].join(' ')
    const own = policy.replace(/frame-ancestors [^;]*/, ancestors).replace(/form-action [^;]*/, targets)
    void reply.header('content-security-policy', own)
    reply.removeHeader('x-frame-options')
  })
}
