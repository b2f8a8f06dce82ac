import { afterEach, describe, expect, it } from 'vitest'
import { createOutside, parseAddressRange, type AddressRange } from '../../outbound-http/index.ts'
import type { RequestLimits } from '@isomorph/sign-in'
import { startCasServer } from '@isomorph/testing/cas-server'
import { providerFetch } from './provider-fetch.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

interface Place {
  readonly tier?: 'local' | 'production'
  readonly isOnLoopback?: boolean
  readonly limits?: RequestLimits
}

function fetchIn({ tier = 'local', isOnLoopback = false, limits }: Place, trusted: readonly AddressRange[] = []) {
  const outside = createOutside({ trusted })
  ends.push(outside.close)
  return providerFetch({ tier, isOnLoopback, outside }, limits)
}

const thisMachine = [parseAddressRange('127.0.0.0/8')]
const privateNetwork = {
  fault: 'unreachable',
  message: 'The address leads into a private network. An operator can allow that with TRUSTED_NETWORKS.',
}

describe('asking a provider', () => {
  it.each(['127.0.0.1/cas/validate', '[::1]/cas/validate', '169.254.169.254/latest/meta-data/', '10.0.0.1/'])(
    'at %s, which is inside, is for tier local alone, as long as nobody else reaches the product',
    async (address) => {
      await expect(fetchIn({ tier: 'production' })(`https://${address}`)).rejects.toMatchObject(privateNetwork)
      await expect(fetchIn({ tier: 'local' })(`http://${address}`)).rejects.toMatchObject(privateNetwork)
    },
  )

  it.each(['http://login.example.edu/cas', 'HTTP://127.0.0.1/cas'])(
    'over plain http at %s is for tier local alone, trusted network or not',
    async (address) => {
      for (const isOnLoopback of [true, false])
        await expect(fetchIn({ tier: 'production', isOnLoopback }, thisMachine)(address)).rejects.toMatchObject({
          fault: 'wrongAnswer',
          message: expect.stringContaining('Use https://') as string,
        })
    },
  )

  it('inside works in tier local where only this machine is, and where an operator trusts the network', async () => {
    const cas = await startCasServer()
    ends.push(cas.close)
    const address = `${cas.address.replace('localhost', '127.0.0.1')}/validate`
    expect((await fetchIn({ isOnLoopback: true })(address)).status).toBe(200)
    const trusting = fetchIn({}, thisMachine)
    const response = await trusting(address, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
    expect([response.status, await response.text()]).toEqual([200, 'no\n\n'])
  })

  it('reads as much of an answer as its caller says, as a whole roster is long', async () => {
    const cas = await startCasServer()
    ends.push(cas.close)
    const length = 2 * 1024 * 1024
    cas.misbehave((_request, response) => response.end('x'.repeat(length)))
    const address = cas.address.replace('localhost', '127.0.0.1')
    for (const isOnLoopback of [true, false]) {
      const ask = async (maximumBytes: number) =>
        await fetchIn({ isOnLoopback, limits: { milliseconds: 20_000, maximumBytes } }, thisMachine)(address)
      expect((await (await ask(length)).text()).length).toBe(length)
      await expect(ask(length - 1)).rejects.toMatchObject({ fault: 'wrongAnswer' })
    }
  })

  it('follows no redirect inside, either', async () => {
    const cas = await startCasServer()
    ends.push(cas.close)
    cas.misbehave((_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end())
    const trusting = fetchIn({}, thisMachine)
    const address = cas.address.replace('localhost', '127.0.0.1')
    await expect(trusting(address)).rejects.toMatchObject({ fault: 'wrongAnswer' })
  })
})
