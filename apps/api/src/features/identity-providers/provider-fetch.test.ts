import { afterEach, describe, expect, it } from 'vitest'
import { createOutside, parseAddressRange, type AddressRange } from '../../platform/outside/index.ts'
import { startCasServer } from '@isomorph/testing/cas-server'
import { providerFetch } from './provider-fetch.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

function fetchIn(tier: 'local' | 'production', trusted: readonly AddressRange[] = []) {
  const outside = createOutside({ trusted })
  ends.push(outside.close)
  return providerFetch({ tier, outside })
}

describe('asking a provider', () => {
  it.each([
    'http://127.0.0.1/cas/validate',
    'http://[::1]/cas/validate',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
  ])('at %s, which is inside, is for tier local alone', async (address) => {
    await expect(fetchIn('production')(address)).rejects.toMatchObject({
      fault: 'unreachable',
      message: 'The address leads into a private network. An operator can allow that with TRUSTED_NETWORKS.',
    })
  })

  it('inside works in tier local, and where an operator trusts the network', async () => {
    const cas = await startCasServer()
    ends.push(cas.close)
    const address = `${cas.address.replace('localhost', '127.0.0.1')}/validate`
    expect((await fetchIn('local')(address)).status).toBe(200)
    const trusting = fetchIn('production', [parseAddressRange('127.0.0.0/8')])
    const response = await trusting(address, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
    expect([response.status, await response.text()]).toEqual([200, 'no\n\n'])
  })

  it('follows no redirect inside, either', async () => {
    const cas = await startCasServer()
    ends.push(cas.close)
    cas.misbehave((_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end())
    const trusting = fetchIn('production', [parseAddressRange('127.0.0.0/8')])
    const address = cas.address.replace('localhost', '127.0.0.1')
    await expect(trusting(address)).rejects.toMatchObject({ fault: 'wrongAnswer' })
  })
})
