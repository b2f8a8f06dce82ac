import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { parseAddressRange } from './address-rules.ts'
import type { GuardOptions } from './guarded-agent.ts'
import { createOutside, type OutboundHttp } from './outbound-http.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const thisMachine = [parseAddressRange('127.0.0.0/8')]

function open(options: Partial<GuardOptions> = {}): OutboundHttp {
  const outside = createOutside({ trusted: thisMachine, ...options })
  ends.push(outside.close)
  return outside
}

async function serve(listener: RequestListener): Promise<{ server: Server; port: number; address: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { server, port, address: `http://127.0.0.1:${port}` }
}

const issue = async (asking: Promise<unknown>): Promise<unknown> =>
  await asking.then(
    () => 'answered',
    (error: unknown) => (error as { issue?: string }).issue ?? error,
  )

describe('asking for a whole answer', () => {
  const whole = { signal: new AbortController().signal, maximumBytes: 1000 }

  it('gives it, and a redirect as an answer', async () => {
    const { address } = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/there', 'set-cookie': ['a=1', 'b=2'] }).end()
      else if (request.url === '/nothing') response.writeHead(204).end()
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(request.headers['user-agent'] ?? ''))
    })
    const outside = open()
    const moved = await outside.askWhole(`${address}/`, whole)
    expect([moved.status, moved.headers.get('location'), moved.headers.getSetCookie()]).toEqual([
      302,
      '/there',
      ['a=1', 'b=2'],
    ])
    expect((await outside.askWhole(`${address}/nothing`, whole)).status).toBe(204)
    expect(await (await outside.askWhole(`${address}/there`, whole)).text()).toBe('Isomorph')
  })

  it('gives headers byte by byte, such as the typographic quotes of Moodle', async () => {
    const link = Buffer.from('<https://lms.example/?from=2>; rel=“next”').toString('latin1')
    const { address } = await serve((_request, response) => response.setHeader('link', link).end())
    expect((await open().askWhole(`${address}/`, whole)).headers.get('link')).toBe(link)
  })

  it('refuses what asking piece by piece refuses', async () => {
    expect(await issue(open({ trusted: [] }).askWhole('http://127.0.0.1/', whole))).toBe('inside')
    expect(await issue(open().askWhole('http://ida:secret@example.org/', whole))).toBe('credentials')
  })

  it('waits only so long, and reads only so much, also of what is packed', async () => {
    const { address } = await serve((request, response) => {
      if (request.url === '/packed')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000)))
      else if (request.url === '/endless') response.writeHead(200).write('x'.repeat(5000))
    })
    const outside = open()
    const short = { ...whole, signal: AbortSignal.timeout(300) }
    expect(await issue(outside.askWhole(`${address}/silent`, short))).toBe('timeout')
    expect(await issue(outside.askWhole(`${address}/endless`, whole))).toBe('tooLong')
    expect(await issue(outside.askWhole(`${address}/packed`, whole))).toBe('tooLong')
  })
})

describe('asking an address outside', () => {
  it('gives the answer, and follows redirects to where it came from', async () => {
    const { address } = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/there' }).end()
      else response.writeHead(200, { 'x-frame-options': 'DENY' }).end('hello')
    })
    const { response, url } = await open().ask(`${address}/`)
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(await response.text()).toBe('hello')
    expect(url.pathname).toBe('/there')
  })

  it('refuses what is no web address', async () => {
    const outside = open()
    const addresses = ['ftp://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'example.org', '', 'http://']
    for (const address of addresses) expect(await issue(outside.ask(address))).toBe('scheme')
    expect(await issue(outside.ask('http://ida:secret@example.org/'))).toBe('credentials')
  })

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
  ])('refuses %s, which is inside', async (address) => {
    expect(await issue(open({ trusted: [] }).ask(address))).toBe('inside')
  })

  it('asks no other ports of others than those of the web', async () => {
    const outside = open({ resolve: async () => [{ address: '93.184.216.34', family: 4 }] })
    expect(await issue(outside.ask('http://example.org:8080/'))).toBe('port')
    expect(await issue(outside.ask('https://example.org:8443/'))).toBe('port')
  })

  it('refuses a name of which any address is inside', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ]
    expect(await issue(open({ resolve }).ask('http://two-faced.example/'))).toBe('inside')
  })

  it('connects to the address it has checked, whatever the name stands for a moment later', async () => {
    const { port } = await serve((request, response) => response.end(request.headers.host))
    let asked = 0
    const resolve = async () => {
      asked += 1
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }]
    }
    const { response } = await open({ resolve }).ask(`http://rebinding.example:${port}/`)
    expect(await response.text()).toBe(`rebinding.example:${port}`)
    expect(asked).toBe(1)
  })

  it('checks each redirect anew', async () => {
    const { address } = await serve((request, response) => {
      const places: Record<string, string> = { '/inside': 'http://169.254.169.254/', '/file': 'file:///etc/passwd' }
      response.writeHead(301, { location: places[request.url ?? ''] ?? request.url ?? '/' }).end()
    })
    expect(await issue(open().ask(`${address}/inside`))).toBe('inside')
    expect(await issue(open().ask(`${address}/file`))).toBe('scheme')
    expect(await issue(open().ask(`${address}/round-and-round`))).toBe('redirects')
  })

  it('carries what is posted, and who asks, nowhere else', async () => {
    const paths: string[] = []
    const { address } = await serve((request, response) => {
      paths.push(request.url ?? '')
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect((await open().ask(`${address}/token`, { method: 'POST', body: 'code=x' })).response.status).toBe(307)
    expect((await open().ask(`${address}/me`, { headers: { Authorization: 'Bearer x' } })).response.status).toBe(307)
    expect(paths).toEqual(['/token', '/me'])
  })

  it('waits only so long, and reads only so much', async () => {
    const { address } = await serve((request, response) => {
      if (request.url === '/endless') response.writeHead(200).write('x'.repeat(5000))
    })
    const outside = open({ answerMilliseconds: 1000, maximumBytes: 1000 })
    expect(await issue(outside.ask(`${address}/silent`))).toBe('timeout')
    const { response } = await outside.ask(`${address}/endless`)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('says that nobody answers', async () => {
    const { server, address } = await serve(() => undefined)
    await new Promise((resolve) => server.close(resolve))
    expect(await issue(open().ask(address))).toBe('failed')
    const resolve = async () => await Promise.reject(new Error('ENOTFOUND'))
    expect(await issue(open({ resolve }).ask('http://nowhere.invalid/'))).toBe('unresolved')
  })
})
