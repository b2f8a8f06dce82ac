import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startLyingOpenIdProvider } from '@isomorph/testing/lying-openid-provider'
import { startOpenIdSignIns, type OpenIdSignIns } from '../../testing/openid.fixtures.ts'

let at: OpenIdSignIns

beforeAll(async () => {
  at = await startOpenIdSignIns()
})
beforeEach(() => at.startOver())
afterAll(() => at.close())

describe('an ID token', () => {
  async function failureWith(make: (nonce: string) => Promise<string>): Promise<string | null> {
    const begun = await at.begin()
    at.provider.answerWith(await make(begun.nonce))
    return await at.failureOf(at.comeBack(begun))
  }

  it.each<[string, Record<string, unknown>, string]>([
    ['another issuer', { iss: 'https://evil.example' }, 'providerMisbehaves'],
    ['another client as audience', { aud: 'somebody-else' }, 'providerMisbehaves'],
    ['several audiences and no authorised party', { aud: ['isomorph', 'x'] }, 'providerMisbehaves'],
    ['another authorised party', { aud: ['isomorph', 'x'], azp: 'x' }, 'providerMisbehaves'],
    ['another nonce', { nonce: 'another' }, 'providerMisbehaves'],
    ['no nonce', { nonce: undefined }, 'providerMisbehaves'],
    ['no subject', { sub: undefined }, 'providerMisbehaves'],
    ['an end in the past', { exp: 1_700_000_000 }, 'wrongClock'],
    ['no end', { exp: undefined }, 'providerMisbehaves'],
    ['an issue long ago', { iat: 1_700_000_000 }, 'wrongClock'],
    ['an issue in the future', { iat: 4_000_000_000, exp: 4_000_000_300 }, 'wrongClock'],
  ])('with %s is refused', async (_what, claims, failure) => {
    expect(await failureWith((nonce) => at.provider.sign({ ...at.rightClaims(nonce), ...claims }))).toBe(failure)
  })

  it('that nobody signed is refused', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = async (nonce: string) => `${encode({ alg: 'none' })}.${encode(at.rightClaims(nonce))}.`
    expect(await failureWith(forged)).toBe('providerMisbehaves')
  })

  it('that is signed with our own secret, or with the public key as a secret, is refused', async () => {
    const secrets = ['a secret that only the two of them know', JSON.stringify(at.provider.publicKey())]
    for (const secret of secrets) {
      const forge = async (nonce: string) =>
        await new SignJWT(at.rightClaims(nonce))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(secret))
      expect(await failureWith(forge)).toBe('providerMisbehaves')
    }
  })

  it('whose signature was changed, or is of other keys, is refused', async () => {
    const stranger = await startLyingOpenIdProvider()
    expect(await failureWith(async (nonce) => await stranger.sign(at.rightClaims(nonce)))).toBe('providerMisbehaves')
    await stranger.close()
    const changed = async (nonce: string) => {
      const [header, , signature] = (await at.provider.sign(at.rightClaims(nonce))).split('.')
      const payload = Buffer.from(JSON.stringify({ ...at.rightClaims(nonce), sub: 'root' })).toString('base64url')
      return `${header}.${payload}.${signature}`
    }
    expect(await failureWith(changed)).toBe('providerMisbehaves')
  })

  it('does not count when the user info speaks of somebody else', async () => {
    at.provider.userInfo({ sub: 'root', email: 'root@example.edu', email_verified: true })
    expect(await failureWith((nonce) => at.provider.sign(at.rightClaims(nonce)))).toBe('providerMisbehaves')
  })
})
