import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exchangeCalls, externalProviderCalls, type LearningPlatformSettings } from '@isomorph/contract'
import { createDatabase, type Database } from '@isomorph/database'
import { startLtiPlatform, type LtiPlatformOptions } from '@isomorph/testing/lti-platform'
import { formIn, reasonOf } from '../../testing/lti.fixtures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createTestBrowser, type TestPage } from '../../testing/test-browser.ts'

let api: TestApi
let as: TestPerson
let owner: Database
let toolOrigin: string
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  api = await createTestApi()
  owner = createDatabase(api.url, { asOwner: true, maximumConnections: 1 })
  as = await addPerson(api.db, 'root', ['SuperAdmin'])
  toolOrigin = await api.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await owner.close()
  await api.close()
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await sql`truncate lti_registrations, external_providers, exchanges cascade`.execute(owner.db)
})

/** The product with a platform that is not connected, and an address at which it registers. */
async function start(options: Partial<LtiPlatformOptions> = {}) {
  const platform = await startLtiPlatform({ toolOrigin, ...options })
  ends.push(platform.close)
  const browser = createTestBrowser()
  const make = async () =>
    (await api.call(externalProviderCalls.createLtiRegistration, { as, headers: { host: new URL(toolOrigin).host } }))
      .data
  const made = await make()
  const open = async (address = platform.registrationAddress(made.address)) => await browser.go(address)
  const agree = async (page: TestPage) => {
    const { action, fields } = formIn(page)
    return await browser.go(new URL(action, toolOrigin).href, { form: fields })
  }
  const read = async () =>
    (await api.call(externalProviderCalls.getLtiRegistration, { as, params: { registrationId: made.id } })).data
  const list = async () =>
    (await api.call(externalProviderCalls.listExternalProviderSettings, { as })).data as LearningPlatformSettings[]
  const ledger = async () =>
    (await api.call(exchangeCalls.searchExchanges, { as, query: { kind: 'registration' } })).data.items
  const badAddress = `${made.address}?${new URLSearchParams({ openid_configuration: `${platform.origin}/nowhere` }).toString()}`
  return { platform, browser, made, make, open, agree, read, list, ledger, badAddress }
}

type Started = Awaited<ReturnType<typeof start>>

/** From now on the platform takes the next registration, and answers 503 once it is let go. */
function holdRegistration({ platform }: Started) {
  let letGo = () => {}
  const asked = new Promise<void>((resolve) => {
    platform.misbehave((request, response) => {
      if (request.url !== '/register') return false
      letGo = () => void response.writeHead(503).end()
      resolve()
      return true
    })
  })
  return { asked, letGo: () => letGo() }
}

async function launch({ browser, platform }: Started) {
  const page = await browser.go(`${platform.startAddress('ina', 'quiz-1')}&storage=no`)
  if (!page.text.includes('id_token')) return page
  const { action, fields } = formIn(page)
  return await browser.go(new URL(action, toolOrigin).href, { form: fields, until: /\/lti-launch\// })
}

async function switchOn(settings: LearningPlatformSettings) {
  const { id, isWaiting: _waiting, ...draft } = settings
  const body = { ...draft, isEnabled: true }
  return await api.call(externalProviderCalls.updateExternalProvider, {
    as,
    params: { externalProviderId: id },
    body,
  })
}

describe('a platform that registers by itself', () => {
  it('says who it is, is agreed to, waits to be switched on, and launches', async () => {
    const started = await start()
    const { platform, open, agree, read, list, ledger } = started
    const asking = await open()
    expect(asking.text).toContain(`Connect Moodle with ${new URL(toolOrigin).host}?`)
    expect(asking.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${platform.origin};`)
    expect(platform.registeredTool()).toBeUndefined()

    const done = await agree(asking)
    expect(done.text).toContain('is registered')
    expect(done.text).toContain('/lti-registered.js')
    const [settings] = await list()
    const { authorizationUrl, tokenUrl, jwksUrl, issuer, clientId } = platform.registration
    expect(settings).toMatchObject({
      authorizationUrl,
      tokenUrl,
      jwksUrl,
      issuer,
      clientId,
      product: 'moodle',
      deploymentIds: ['1'],
      isEnabled: false,
      isWaiting: true,
      puidClaim: 'none',
      isEmailTrusted: false,
    })
    expect(await read()).toMatchObject({ externalProviderId: settings?.id, lastError: '' })
    expect(platform.registeredTool()).toMatchObject({ initiate_login_uri: `${toolOrigin}/lti/login/${settings?.id}` })
    expect(await ledger()).toMatchObject([{ outcome: 'accepted', provider: { id: settings?.id } }])

    expect(reasonOf(await launch(started))).toBe('platformWaiting')
    expect((await switchOn(settings!)).status).toBe(200)
    expect((await list())[0]).toMatchObject({ isEnabled: true, isWaiting: false })
    expect((await launch(started)).url.pathname).toMatch(/^\/lti-launch\/\d+$/)
  })

  it('asks for every service, for links, and for the university number', async () => {
    const { platform, open, agree } = await start()
    await agree(await open())
    const tool = platform.registeredTool()
    expect(String(tool?.['scope']).split(' ')).toHaveLength(5)
    expect(tool?.['https://purl.imsglobal.org/spec/lti-tool-configuration']).toMatchObject({
      custom_parameters: { puid: '$Person.sourcedId' },
      messages: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] }],
    })
  })

  it('has its audience of tokens, and deployments that come later', async () => {
    const { platform, open, agree, list } = await start({ product: 'brightspace' })
    await agree(await open())
    expect((await list())[0]).toMatchObject({
      product: 'brightspace',
      tokenAudience: `${platform.origin}/audience`,
      deploymentIds: [],
    })
  })

  it('gets another name where one is taken, and a second address registers a second platform', async () => {
    const started = await start()
    const { open, agree, make, list } = started
    await agree(await open())
    const other = await startLtiPlatform({ toolOrigin, clientId: 'other' })
    ends.push(other.close)
    const [first] = await list()
    const named = { ...first!, name: `Moodle at ${new URL(other.origin).host}` }
    await switchOn(named)
    await agree(await open(other.registrationAddress((await make()).address)))
    const names = (await list()).map(({ name }) => name)
    expect(new Set(names).size).toBe(2)
  })
})

/** The reason on the page, and how many platforms are there. */
async function refusedBy({ list }: Started, page: TestPage) {
  return { status: page.status, reason: reasonOf(page), connected: (await list()).length }
}

function refusal(reason: string) {
  return { status: 400, reason, connected: 0 }
}

describe('a registration that is refused', () => {
  it('by an address without a platform, that is wrong, that has ended, or that was used', async () => {
    const started = await start()
    const { browser, made, open, agree, list } = started
    expect(reasonOf(await browser.go(made.address))).toBe('incompleteRegistration')
    expect(reasonOf(await browser.go(`${toolOrigin}/lti/register/wrong`))).toBe('addressUnknown')
    const asking = await open()
    await agree(asking)
    expect(reasonOf(await agree(asking))).toBe('addressUsed')
    expect(await list()).toHaveLength(1)
    await api.db
      .updateTable('ltiRegistrations')
      .set({ expiresAt: new Date(0) })
      .execute()
    expect(reasonOf(await open())).toBe('addressUnknown')
  })

  it('by two browsers at once: one of them registers', async () => {
    const { open, agree, list } = await start()
    const asking = await open()
    const pages = await Promise.all([agree(asking), agree(asking)])
    expect(pages.filter(({ text }) => text.includes('is registered'))).toHaveLength(1)
    expect(await list()).toHaveLength(1)
  })

  it('by a second browser while the first registers, whoever else opens the address in between', async () => {
    const started = await start()
    const { open, agree, list, read, badAddress } = started
    const asking = await open()
    const { asked, letGo } = holdRegistration(started)
    const first = agree(asking)
    await asked
    expect(reasonOf(await open(badAddress))).toBe('configurationUnreachable')
    expect(reasonOf(await agree(asking))).toBe('addressBusy')
    expect((await read()).lastError).toBe('')
    letGo()
    expect(reasonOf(await first)).toBe('noAnswer')
    expect((await read()).lastError).toContain('503')
    expect(await list()).toEqual([])
  })

  it('late, and says nothing of an address that was used meanwhile', async () => {
    const started = await start()
    const { open, agree, read, badAddress } = started
    const { asked, letGo } = holdRegistration(started)
    const first = agree(await open())
    await asked
    await owner.db.updateTable('ltiRegistrations').set({ usedAt: new Date() }).execute()
    letGo()
    expect(reasonOf(await first)).toBe('noAnswer')
    expect(reasonOf(await open(badAddress))).toBe('addressUsed')
    expect((await read()).lastError).toBe('')
  })

  it('by a platform under the name of another one', async () => {
    const started = await start({ product: 'canvas' })
    expect(await refusedBy(started, await started.open())).toEqual(refusal('otherHost'))
    expect((await started.read()).lastError).toContain('does not belong to https://canvas.instructure.com')
    expect(await started.ledger()).toMatchObject([{ outcome: 'refused', summary: 'otherHost' }])
  })

  it('by a platform whose configuration is gone, is no JSON, or lacks an address', async () => {
    const started = await start()
    const { platform, open } = started
    const answers = [
      [404, '', 'configurationUnreachable'],
      [200, '<html>', 'configurationWrong'],
      [200, JSON.stringify({ issuer: platform.origin }), 'configurationWrong'],
      [200, 'x'.repeat(600_000), 'configurationUnreachable'],
    ] as const
    for (const [status, body, reason] of answers) {
      platform.misbehave((request, response) => {
        if (!request.url?.startsWith('/openid-configuration')) return false
        response.writeHead(status, { 'content-type': 'application/json' }).end(body)
        return true
      })
      expect(await refusedBy(started, await open())).toEqual(refusal(reason))
    }
  })

  it('by a platform that is not there any more, or redirects elsewhere', async () => {
    const started = await start()
    const { open, platform } = started
    platform.misbehave((_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      return true
    })
    expect(await refusedBy(started, await open())).toEqual(refusal('configurationUnreachable'))
    await platform.close()
    expect(await refusedBy(started, await open())).toEqual(refusal('configurationUnreachable'))
  })

  it('by its token, its rules, or its silence; the same address then counts again', async () => {
    const started = await start()
    const { platform, open, agree, list, read } = started
    const answers = [
      [401, '{"error":"token_already_used"}', 'tokenRefused', 'token_already_used'],
      [400, '{"error_description":"The domain is wrong."}', 'registrationRefused', 'The domain is wrong.'],
      [503, '', 'noAnswer', '503'],
      [200, '{}', 'answerWrong', 'client ID'],
      [200, 'thanks', 'answerWrong', 'no JSON'],
    ] as const
    for (const [status, body, reason, words] of answers) {
      platform.misbehave((request, response) => {
        if (request.url !== '/register') return false
        response.writeHead(status, { 'content-type': 'application/json' }).end(body)
        return true
      })
      const page = await agree(await open())
      expect(await refusedBy(started, page)).toEqual(refusal(reason))
      expect((await read()).lastError).toContain(words)
    }
    platform.misbehave(undefined)
    await agree(await open())
    expect(await list()).toHaveLength(1)
  })

  it('with issuer and client id of a platform that is connected', async () => {
    const started = await start()
    const { open, agree, make, platform, list } = started
    await agree(await open())
    const again = await agree(await open(platform.registrationAddress((await make()).address)))
    expect(reasonOf(again)).toBe('connectedAlready')
    expect(await list()).toHaveLength(1)
  })

  it('outside of tier local by a platform without https, or in a private network', async () => {
    const started = await start()
    const { made, platform } = started
    const strict = await createTestApi({
      tier: 'production',
      publicOrigins: ['https://quiz.example.edu'],
      beside: api,
      isOnLoopback: false,
    })
    ends.push(strict.close)
    const ask = async (configuration: string) => {
      const query = new URLSearchParams({ openid_configuration: configuration }).toString()
      const url = `${new URL(made.address).pathname}?${query}`
      const { payload } = await strict.app.inject({ url, headers: { host: 'quiz.example.edu' } })
      return /Reason: <code>(\w+)<\/code>/.exec(payload)?.[1]
    }
    expect(await ask(`${platform.origin}/openid-configuration`)).toBe('plainAddress')
    expect(await ask('https://127.0.0.1/openid-configuration')).toBe('configurationUnreachable')
  })
})
