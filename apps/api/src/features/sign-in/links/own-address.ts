import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../services/services.ts'
import { ownOriginOf } from '../../../tenancy/own-origin.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { accountRefusals } from '../sign-in.errors.ts'

/** Where links in letters lead: never to a host that only the request names. A proxy may hide it; one address is clear. */
export function requireOwnOrigin(request: FastifyRequest, services: Pick<Services, 'tier' | 'publicOrigins'>): string {
  const [only, another] = services.publicOrigins
  const origin = ownOriginOf(request, services) ?? (another === undefined ? only : undefined)
  if (origin === undefined) throw new Refusal(accountRefusals.ownAddressUnknown)
  return origin
}
