import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { limitFetch } from './limited-fetch.ts'

const servers: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const maximumBytes = 1000
const limited = limitFetch(fetch, { milliseconds: 30_000, maximumBytes })
const impatient = limitFetch(fetch, { milliseconds: 300, maximumBytes })

describe('a limited fetch', () => {
  it('passes an answer on as it came', async () => {
    const origin = await serve((_request, response) => response.writeHead(201, { location: '/x' }).end('done'))
    const response = await limited(origin, { method: 'POST', body: 'a=b' })
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([201, '/x', 'done'])
  })

  it('gives up on a server that does not answer', async () => {
    const origin = await serve(() => undefined)
    await expect(impatient(origin)).rejects.toMatchObject({ fault: 'tooSlow' })
  })

  it('gives up on an answer that does not end', async () => {
    const origin = await serve((_request, response) => void response.write('one'))
    await expect(impatient(origin)).rejects.toMatchObject({ fault: 'tooSlow' })
  })

  it('reads no more than it wants to', async () => {
    const origin = await serve((_request, response) => response.end('x'.repeat(1001)))
    await expect(limited(origin)).rejects.toMatchObject({ fault: 'wrongAnswer' })
  })

  it('tells a server that is not there from one that is slow', async () => {
    const origin = await serve(() => undefined)
    servers.splice(0).forEach((server) => server.close())
    await expect(limited(origin)).rejects.toMatchObject({ fault: 'unreachable' })
  })

  it('follows redirects of reads within the origin', async () => {
    const origin = await serve((request, response) =>
      request.url === '/there' ? response.end('here') : response.writeHead(302, { location: '/there' }).end(),
    )
    expect(await (await limited(origin)).text()).toBe('here')
  })

  it('goes to no other host, in no circle, and posts to one address only', async () => {
    const elsewhere = await serve((_request, response) => response.end('secrets'))
    const astray = await serve((_request, response) => response.writeHead(302, { location: elsewhere }).end())
    const circle = await serve((_request, response) => response.writeHead(302, { location: '/' }).end())
    const nowhere = await serve((_request, response) => response.writeHead(302).end())
    for (const origin of [astray, circle, nowhere])
      await expect(limited(origin)).rejects.toMatchObject({ fault: 'wrongAnswer' })
    await expect(limited(circle, { method: 'POST', body: '' })).rejects.toMatchObject({ fault: 'wrongAnswer' })
  })
})
