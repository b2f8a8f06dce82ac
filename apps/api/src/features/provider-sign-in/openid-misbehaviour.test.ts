import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startLyingOpenIdProvider, type LyingOpenIdProvider } from '@isomorph/testing/lying-openid-provider'
import { connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { createTestBrowser } from '../../testing/test-browser.ts'
import { startOpenIdSignIns, type OpenIdSignIns } from '../../testing/openid.fixtures.ts'

let at: OpenIdSignIns

beforeAll(async () => {
  at = await startOpenIdSignIns()
})
beforeEach(() => at.startOver())
afterAll(() => at.close())

describe('a provider that misbehaves', () => {
  async function failureAfter(path: string, answer: Parameters<LyingOpenIdProvider['misbehave']>[0]) {
    const begun = await at.begin()
    at.provider.answerWith(await at.provider.sign(at.rightClaims(begun.nonce)))
    at.provider.misbehave((request, response) => request.url === path && (answer?.(request, response) ?? false))
    return await at.failureOf(at.comeBack(begun))
  }

  it.each(['/token', '/userinfo'])('by redirecting %s to another host is not followed', async (path) => {
    const elsewhere = await startLyingOpenIdProvider()
    const failure = await failureAfter(path, (_request, response) => {
      response.writeHead(307, { location: `${elsewhere.issuer}${path}` }).end()
      return true
    })
    expect([failure, elsewhere.requests]).toEqual(['providerMisbehaves', []])
    await elsewhere.close()
  })

  it('with endless answers is given up', async () => {
    const failure = await failureAfter('/token', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"a":"${'x'.repeat(1_000_000)}"}`)
      return true
    })
    expect(failure).toBe('providerMisbehaves')
  })

  it('by failing is told from one that lies', async () => {
    const fail = (_request: unknown, response: ServerResponse) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
      return true
    }
    expect(await failureAfter('/token', fail)).toBe('providerError')
    expect(await failureAfter('/userinfo', fail)).toBe('providerError')
  })

  it('by being slow is given up, and the sign-in page says so', async () => {
    expect(await failureAfter('/token', () => true)).toBe('providerTooSlow')
  }, 20_000)

  it('by refusing the code, or the client, is told apart', async () => {
    const refuse = (error: string) => (_request: unknown, response: ServerResponse) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      return true
    }
    expect(await failureAfter('/token', refuse('invalid_grant'))).toBe('signInExpired')
    expect(await failureAfter('/token', refuse('invalid_client'))).toBe('clientRefused')
    // With a challenge, as the standard wants it of a 401: its body is not read.
    const challenge = (scheme: string) => (_request: unknown, response: ServerResponse) => {
      response.writeHead(401, { 'www-authenticate': `${scheme} realm="test"` }).end()
      return true
    }
    expect(await failureAfter('/token', challenge('Basic'))).toBe('clientRefused')
    expect(await failureAfter('/userinfo', challenge('Bearer'))).toBe('providerError')
  })

  it('by not being there leaves the other ways to sign in', async () => {
    const gone = await startLyingOpenIdProvider()
    const { id } = await connectProvider(at.api, at.superAdmin, openIdSettings({ name: 'Gone', issuer: gone.issuer }))
    await gone.close()
    const { url } = await createTestBrowser().go(at.loginUrl(id), { until: /\/login\?/ })
    expect(url.search).toBe(`?failure=providerUnreachable&provider=${id}`)
  })
})
