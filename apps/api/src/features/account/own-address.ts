import type { FastifyRequest } from 'fastify'
import type { Services } from '../../platform/dependencies.ts'
import { ownOriginOf } from '../../platform/own-origin.ts'
import { Refusal } from '../../platform/refusals.ts'
import { accountRefusals } from './account.errors.ts'

/** Where links in letters lead: never to a host that only the request names. */
export function requireOwnOrigin(request: FastifyRequest, services: Pick<Services, 'tier' | 'publicOrigins'>): string {
  const origin = ownOriginOf(request, services) ?? services.publicOrigins[0]
  if (origin === undefined) throw new Refusal(accountRefusals.ownAddressUnknown)
  return origin
}
