import type { FastifyRequest } from 'fastify'
import type { Tier } from './shards.ts'

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/

/**
 * The origin under which a browser reached this installation, when it is one of the installation's own. A host name
 * proves nothing by itself: whoever calls can send any. In tier local, where only this machine can call, loopback is
 * enough.
 */
export function ownOriginOf(
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  { tier, publicOrigins }: { readonly tier: Tier; readonly publicOrigins: readonly string[] },
): string | undefined {
  const known = publicOrigins.find((origin) => new URL(origin).host === host)
  if (known !== undefined) return known
  return tier === 'local' && loopback.test(host) ? `${protocol}://${host}` : undefined
}
