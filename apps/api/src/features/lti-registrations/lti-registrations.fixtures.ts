import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { exchangeCalls, externalProviderCalls, type LearningPlatformSettings } from '@isomorph/contract'
import { createDatabase, type Database } from '@isomorph/database'
import { startLtiPlatform, type LtiPlatformOptions } from '@isomorph/testing/lti-platform'
import { formIn } from '../../testing/lti.fixtures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createTestBrowser, type TestPage } from '../../testing/test-browser.ts'

export let api: TestApi
let as: TestPerson
export let owner: Database
export let toolOrigin: string
export const ends: (() => Promise<unknown>)[] = []

/** The product with a platform that is not connected, and an address at which it registers. */
export async function start(options: Partial<LtiPlatformOptions> = {}) {
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

export type Started = Awaited<ReturnType<typeof start>>

/** From now on the platform takes the next registration, and answers 503 once it is let go. */
export function holdRegistration({ platform }: Started) {
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

export async function launch({ browser, platform }: Started) {
  const page = await browser.go(`${platform.startAddress('ina', 'quiz-1')}&storage=no`)
  if (!page.text.includes('id_token')) return page
  const { action, fields } = formIn(page)
  return await browser.go(new URL(action, toolOrigin).href, { form: fields, until: /\/lti-launch\// })
}

export async function switchOn(settings: LearningPlatformSettings) {
  const { id, isWaiting: _waiting, ...draft } = settings
  const body = { ...draft, isEnabled: true }
  return await api.call(externalProviderCalls.updateExternalProvider, {
    as,
    params: { externalProviderId: id },
    body,
  })
}

/** Begins and ends what the tests of one file share. */
export function useRegistrations(): void {
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
}
