/** A CAS server: where it is and which version of the protocol tickets are validated with. */
export interface CasServer {
  /** `https://login.example.edu/cas`, with or without a slash at the end. */
  readonly address: string
  readonly version: '1.0' | '2.0' | '3.0'
}

/** The address of one of the server's resources. */
export function casAddress(server: Pick<CasServer, 'address'>, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(`${server.address.replace(/\/+$/, '')}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Where the browser signs in. `gateway` never asks: without a session at CAS the browser comes back without a ticket. */
export function casLoginAddress(server: CasServer, service: string, how: 'usual' | 'gateway' = 'usual'): URL {
  return casAddress(server, 'login', { service, ...(how === 'gateway' ? { gateway: 'true' } : {}) })
}

/** Where the browser ends its session at CAS; CAS 2 calls the way back `url`, CAS 3 `service`. */
export function casLogoutAddress(server: CasServer, back: string): URL {
  return casAddress(server, 'logout', server.version === '3.0' ? { service: back } : { service: back, url: back })
}
