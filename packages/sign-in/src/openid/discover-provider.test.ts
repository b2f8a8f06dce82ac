import { describe, expect, it } from 'vitest'
import { discoverProvider } from './discover-provider.ts'
import { discoveryDocument } from './discovery-document.fixtures.ts'

const issuer = 'https://login.example.edu'
const document = discoveryDocument(issuer)

/** Discovers a provider whose document says this. */
async function discover(changes: Partial<typeof document>, isHttpAllowed = false) {
  const fetch = async () => Response.json({ ...document, ...changes })
  return await discoverProvider({ issuer, clientId: 'isomorph', scope: 'openid' }, { fetch, isHttpAllowed })
}

describe('a discovery document', () => {
  it('names a provider all of whose addresses are https', async () => {
    expect((await discover({})).issuer).toBe(issuer)
  })

  it.each([
    'authorization_endpoint',
    'token_endpoint',
    'userinfo_endpoint',
    'jwks_uri',
    'end_session_endpoint',
  ] as const)('with plain http as %s is refused, unless that is allowed', async (name) => {
    const changes = { [name]: 'http://login.example.edu/plain' }
    await expect(discover(changes)).rejects.toMatchObject({
      fault: 'wrongAnswer',
      message: `The discovery document names an address that is not https (${name}).`,
      said: [{ code: 'discoveryNotHttps', params: { field: name } }],
    })
    expect((await discover(changes, true)).issuer).toBe(issuer)
  })
})
