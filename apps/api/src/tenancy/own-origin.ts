import type { FastifyRequest } from 'fastify'
import type { Tier } from './shards.ts'

const loopbackHost = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/
const loopbackAddress = /^(::ffff:)?127\.|^::1$/

/**
 * The origin under which a browser reached this installation, when it is one of the installation's own. A host name
 * proves nothing by itself: whoever calls can send any. In tier local loopback is enough, for callers on this machine.
 */
export function ownOriginOf(
  { host, protocol, ip }: Pick<FastifyRequest, 'host' | 'protocol' | 'ip'>,
  { tier, publicOrigins }: { readonly tier: Tier; readonly publicOrigins: readonly string[] },
): string | undefined {
  const known = publicOrigins.find((origin) => new URL(origin).host === host)
  if (known !== undefined) return known
  const isOnThisMachine = loopbackHost.test(host) && loopbackAddress.test(ip)
  return tier === 'local' && isOnThisMachine ? `${protocol}://${host}` : undefined
}
