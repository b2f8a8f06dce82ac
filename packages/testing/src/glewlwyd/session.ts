/** Somebody's session at the provider: what its own pages call, with the cookies that they keep. */
export interface GlewlwydSession {
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>
  /** Follows an address that the product sent the browser to; where it leads next. */
  readonly follow: (address: string) => Promise<string>
}

async function refuse(response: Response, what: string): Promise<Response> {
  if (response.status < 400) return response
  throw new Error(`Glewlwyd answered ${what} with ${response.status}: ${await response.text()}`)
}

/** Signs somebody in. */
export async function createSession(api: string, userName: string, password: string): Promise<GlewlwydSession> {
  const cookies = new Map<string, string>()

  async function ask(method: string, address: string, body?: unknown): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'content-type': 'application/json' }
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(address, { method, headers, redirect: 'manual', ...content })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return await refuse(response, `${method} ${new URL(address).pathname}`)
  }

  await ask('POST', `${api}/auth/`, { username: userName, password })
  return {
    call: async (method, path, body) => await ask(method, `${api}${path}`, body),
    follow: async (address) => (await ask('GET', address)).headers.get('location') ?? '',
  }
}
