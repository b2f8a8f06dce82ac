/** Where a browser arrived. */
export interface TestPage {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** Keeps cookies by host and follows redirects as a browser does, as far as tests of sign-ins need it. */
export interface TestBrowser {
  /** Goes to an address; `until` stops before an address is asked that it knows. */
  readonly go: (
    address: string,
    options?: { readonly form?: Readonly<Record<string, string>>; readonly until?: RegExp },
  ) => Promise<TestPage>
  readonly cookies: (origin: string) => ReadonlyMap<string, string>
}

const maximumRedirects = 20

export function createTestBrowser(): TestBrowser {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string): Map<string, string> => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }

  function keepCookies(host: string, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const isGone = value === '' || /Max-Age=0|expires=Thu, 01 Jan 1970/i.test(line)
      if (isGone) jarOf(host).delete(name)
      else jarOf(host).set(name, value)
    }
  }

  async function ask(url: URL, form?: Readonly<Record<string, string>>): Promise<Response> {
    const cookie = [...jarOf(url.host)].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: cookie === '' ? {} : { cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    keepCookies(url.host, response)
    return response
  }

  return {
    cookies: (origin) => jarOf(new URL(origin).host),
    async go(address, { form, until } = {}) {
      let url = new URL(address)
      let response = await ask(url, form)
      for (let count = 0; response.status >= 300 && response.status < 400; count += 1) {
        if (count > maximumRedirects) throw new Error(`The browser goes round in circles at ${url.href}`)
        url = new URL(response.headers.get('location') ?? '', url)
        if (until?.test(url.href)) break
        response = await ask(url)
      }
      return { url, status: response.status, text: await response.text(), headers: response.headers }
    },
  }
}
