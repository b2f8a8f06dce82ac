import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../services/services.ts'
import { ownOriginOf } from '../../../tenancy/own-origin.ts'

/** Under which address passkeys are made and asked for, in the words of WebAuthn. */
export interface RelyingParty {
  /** The host name: what a passkey is bound to. */
  readonly id: string
  readonly origin: string
}

/** None where browsers make no passkeys: under a bare IP address, and without HTTPS on another machine. */
export function relyingPartyOf(
  request: FastifyRequest,
  services: Pick<Services, 'tier' | 'publicOrigins'>,
): RelyingParty | undefined {
  const [only, another] = services.publicOrigins
  const known = ownOriginOf(request, services) ?? (another === undefined ? only : undefined)
  if (known === undefined) return undefined
  const { hostname, protocol, origin } = new URL(known)
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return isSecure && !isAddress ? { id: hostname, origin } : undefined
}
