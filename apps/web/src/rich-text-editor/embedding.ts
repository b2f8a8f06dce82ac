/** Whether another site allows itself to be shown in a frame here, by the headers of its page. */

type Headers = Readonly<Record<string, string>>

function headerOf(headers: Headers, name: string): string {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)
  return found?.[1] ?? ''
}

/** The sources of each policy that has the directive; a header sent twice arrives with its policies behind commas. */
function frameAncestors(policies: string): readonly (readonly string[])[] {
  return policies.split(',').flatMap((policy) => {
    const directives = policy.split(';').map((part) => part.trim())
    const directive = directives.find((part) => /^frame-ancestors(?:\s|$)/i.test(part))
    return directive === undefined ? [] : [directive.split(/\s+/).slice(1)]
  })
}

function matches(source: string, pageHost: string, siteHost: string): boolean {
  const text = source.toLowerCase()
  if (text === '*' || text === 'https:' || text === 'http:') return true
  if (text === "'self'") return pageHost === siteHost
  const host = text.replace(/^https?:\/\//, '').replace(/\/.*$/, '')
  return host.startsWith('*.') ? pageHost.endsWith(host.slice(1)) : pageHost === host
}

/** `pageHost` is where the frame stands, `siteHost` whose page it shows. */
export function isEmbeddingAllowed(headers: Headers, pageHost: string, siteHost: string): boolean {
  const ancestors = frameAncestors(headerOf(headers, 'content-security-policy'))
  // A browser that knows frame-ancestors ignores the older header.
  const [page, site] = [pageHost.toLowerCase(), siteHost.toLowerCase()]
  if (ancestors.length > 0) return ancestors.every((sources) => sources.some((source) => matches(source, page, site)))
  const options = headerOf(headers, 'x-frame-options').trim().toUpperCase()
  return options !== 'DENY' && options !== 'SAMEORIGIN'
}
