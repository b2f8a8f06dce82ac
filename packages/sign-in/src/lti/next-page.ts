import { ServiceError } from './service-error.ts'
import type { ServiceClient } from './service-client.ts'

/** Quotes of every kind around a relation; Moodle sends typographic ones, which arrive as three bytes each. */
const quotes = /["'“”]|â\u0080[\u009c\u009d]/g

/** Addresses by relation in a `Link` header (RFC 8288), read leniently. */
export function linksIn(header: string | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const relation = /;\s*rel\s*=\s*([^;,]+)/i.exec(parameters)?.[1]?.replaceAll(quotes, '').trim().toLowerCase()
    if (relation !== undefined && relation !== '') found.set(relation, target.replaceAll('&amp;', '&'))
  }
  return found
}

const maximumPages = 400

/** One page after the other, as the platform names them; never at another origin, never in a circle. */
export async function* pagesOf(client: ServiceClient, first: string, accept: string): AsyncGenerator {
  const seen = new Set<string>()
  const { origin } = new URL(first)
  let address: string | undefined = first
  while (address !== undefined) {
    if (seen.has(address) || seen.size >= maximumPages) throw new ServiceError('The pages of the platform have no end.')
    seen.add(address)
    const { value, headers } = await client.ask(address, { accept })
    yield value
    const next: string | undefined = linksIn(headers.get('link')).get('next')
    if (next !== undefined && (!URL.canParse(next) || new URL(next).origin !== origin))
      throw new ServiceError('The platform names a next page at another site.')
    address = next
  }
}
