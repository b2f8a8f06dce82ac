import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  connectionTexts,
  exchangeTexts,
  fieldErrorTexts,
  identityProviderCalls,
  registrationTexts,
  rosterTexts,
  type ConnectionStep,
  type IdentityProviderDraft,
} from '@isomorph/contract'
import { sentences } from '@isomorph/sign-in'
import { startCasServer, type TestCasServer } from '@isomorph/testing/cas-server'
import { startLyingOpenIdProvider, type LyingOpenIdProvider } from '@isomorph/testing/lying-openid-provider'
import { startOpenIdProvider } from '@isomorph/testing/openid-provider'
import { casSettings, openIdSettings } from '../../testing/identity-providers.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let superAdmin: TestPerson
let cas: TestCasServer
let provider: LyingOpenIdProvider

beforeAll(async () => {
  api = await createTestApi()
  superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  cas = await startCasServer()
  provider = await startLyingOpenIdProvider()
})
afterAll(async () => {
  await api.close()
  await cas.close()
  await provider.close()
})
afterEach(() => provider.misbehave(undefined))

/** The provider gives this answer at its token endpoint until the end of the test. */
function answerAtToken(status: number, body: object): void {
  provider.misbehave((request, response) => {
    if (request.url !== '/token') return false
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return true
  })
}

const texts = {
  ...fieldErrorTexts,
  ...rosterTexts.texts,
  ...exchangeTexts.texts,
  ...registrationTexts.texts,
  ...connectionTexts.texts,
}

/** A sentence of the sign-in package that the contract does not have, or has in other words, does not compile. */
const saidBySignIn: Pick<typeof texts, keyof typeof sentences> = sentences

async function stepsOf(settings: IdentityProviderDraft): Promise<readonly ConnectionStep[]> {
  const call = { as: superAdmin, body: { settings } }
  const { data, text, status } = await api.call(identityProviderCalls.checkIdentityProvider, call)
  if (status !== 200) throw new Error(text)
  return data.steps
}

describe('checking a connection', () => {
  async function check(settings: IdentityProviderDraft) {
    return (await stepsOf(settings)).map(({ isRight, message }) => `${isRight ? '✓' : '✗'} ${message}`)
  }

  it('says that CAS answers, in the version asked for', async () => {
    for (const casVersion of ['1.0', '2.0', '3.0'] as const)
      expect(await check(casSettings({ casAddress: cas.address, casVersion }))).toEqual([
        `✓ CAS answers in version ${casVersion}.`,
        expect.stringMatching(/^✓ CAS does not refuse .*\/login. Whether it is registered there shows when/) as string,
        '✓ CAS takes user names and passwords over REST.',
      ])
  })

  it('says that an OpenID provider answers and knows the client', async () => {
    answerAtToken(400, { error: 'invalid_grant' })
    expect(await check(openIdSettings({ issuer: provider.issuer }))).toEqual([
      '✓ The provider answers, and says who it is.',
      '✓ Its keys can be read, and it offers the authorization code flow.',
      '✓ The provider knows the client id and accepts the secret (sent by Basic).',
    ])
  })

  it('says that the provider does not know the client', async () => {
    answerAtToken(401, { error: 'invalid_client' })
    expect((await check(openIdSettings({ issuer: provider.issuer }))).at(-1)).toMatch(/^✗ .*invalid_client/)
  })

  it('says that a real provider refuses a client id that it does not know, or a wrong secret', async () => {
    const real = await startOpenIdProvider({ origin: 'http://localhost', providerId: 1 })
    const { issuer } = real
    const refused = /^✗ The provider refuses the client id or the secret/
    expect((await check(openIdSettings({ issuer }))).at(-1)).toMatch(/^✓ .*accepts the secret/)
    expect((await check(openIdSettings({ issuer, clientSecret: 'another one' }))).at(-1)).toMatch(refused)
    expect((await check(openIdSettings({ issuer, clientId: 'somebody' }))).at(-1)).toMatch(refused)
    await real.close()
  })

  it('says that nobody answers', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as { port: number }
    await new Promise((resolve) => server.close(resolve))
    const message = '✗ The server cannot be reached.'
    expect(await check(casSettings({ casAddress: `http://127.0.0.1:${port}/cas` }))).toEqual([message])
    expect(await check(openIdSettings({ issuer: `http://127.0.0.1:${port}` }))).toEqual([message])
  })

  it('says that something else answers', async () => {
    expect((await check(casSettings({ casAddress: `${provider.issuer}/cas` }))).at(-1)).toMatch(/^✗ .*404/)
    expect((await check(casSettings({ casAddress: cas.address, casVersion: '2.0' })))[0]).toMatch(/^✓/)
    expect((await check(openIdSettings({ issuer: cas.address }))).at(-1)).toMatch(/^✗/)
  })

  it('says that a document speaks for another issuer', async () => {
    expect((await check(openIdSettings({ issuer: provider.issuer.replace('localhost', '127.0.0.1') }))).at(-1)).toMatch(
      /^✗ .*names another issuer/,
    )
  })
})

describe('what a check says in codes', () => {
  const codesOf = (steps: readonly ConnectionStep[]) =>
    steps.map(({ nameSaid, said }) => [...nameSaid, ...said].map(({ code }) => code))

  it('has the English of the sign-in package under the same codes', () => {
    expect(texts).toMatchObject(saidBySignIn)
  })

  it('names each step and how it went, with what the English holds', async () => {
    const steps = await stepsOf(casSettings({ casAddress: cas.address, casVersion: '2.0' }))
    expect(codesOf(steps)).toEqual([
      ['stepTickets', 'ticketsRight'],
      ['stepService', 'serviceRight'],
      ['stepCredentials', 'credentialsRight'],
    ])
    expect(steps[0]?.said).toEqual([{ code: 'ticketsRight', params: { version: '2.0' } }])
    expect(steps[1]?.said[0]?.params['service']).toMatch(/^http.*\/login$/)
  })

  it('passes on what the provider itself says, as what a sentence of ours holds', async () => {
    answerAtToken(401, { error: 'invalid_client', error_description: 'Client is (not) known.' })
    const [, , client] = await stepsOf(openIdSettings({ issuer: provider.issuer }))
    expect(client).toMatchObject({
      nameSaid: [{ code: 'stepClient' }],
      said: [{ code: 'clientRefusedSaying', params: { answer: 'invalid_client: Client is (not) known.' } }],
    })
  })

  it('says by two codes what is wrong with an answer, and which status it has', async () => {
    const steps = await stepsOf(openIdSettings({ issuer: cas.address }))
    expect(steps).toMatchObject([
      { isRight: false, said: [{ code: 'answerStatusWrong' }, { code: 'answerStatus', params: { status: '404' } }] },
    ])
  })
})
