import {
  accountCalls,
  externalProviderCalls,
  ltiLaunchCalls,
  type LearningPlatformDraft,
  type LtiLaunch,
} from '@isomorph/contract'
import { startLtiPlatform, type LtiPlatform, type LtiPlatformOptions } from '@isomorph/testing/lti-platform'
import { addPerson, type TestPerson } from './people.ts'
import { createTestApi, type TestApi } from './test-api.ts'
import { createTestBrowser, type TestBrowser, type TestPage } from './test-browser.ts'
import { askForToken } from './tokens.ts'

/** Settings of a platform; parts can be replaced. */
export function platformSettings(
  changes: Partial<LearningPlatformDraft> & Pick<LearningPlatformDraft, 'issuer' | 'clientId'>,
): LearningPlatformDraft {
  return {
    type: 'lti',
    name: 'Campus LMS',
    product: 'moodle',
    isEnabled: true,
    platformUrl: '',
    authorizationUrl: 'https://lms.example.edu/auth',
    tokenUrl: 'https://lms.example.edu/token',
    tokenAudience: '',
    jwksUrl: 'https://lms.example.edu/jwks',
    isEmailTrusted: false,
    mayInstructorsCreate: true,
    puidClaim: 'none',
    deploymentIds: ['1'],
    ...changes,
  }
}

/** Connects a platform as an administrator does. */
export async function connectPlatform(
  api: TestApi,
  as: TestPerson,
  platform: LtiPlatform,
  changes: Partial<LearningPlatformDraft> = {},
): Promise<number> {
  const { registration } = platform
  const body = platformSettings({ ...registration, deploymentIds: [...registration.deploymentIds], ...changes })
  const { status, data, text } = await api.call(externalProviderCalls.createExternalProvider, { as, body })
  if (status !== 201) throw new Error(text)
  return data.id
}

/** The form that a page of the platform posts by itself. */
export function formIn({ text }: Pick<TestPage, 'text'>): { action: string; fields: Record<string, string> } {
  const decode = (value: string): string =>
    value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const action = decode(/<form method="post" action="([^"]*)"/.exec(text)?.[1] ?? '')
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return { action, fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, decode(value)])) }
}

const arrived = /\/lti-launch\//

/** Steps of a launch, for tests that change one of them. */
export function stepsOf(api: TestApi, platform: LtiPlatform) {
  /** A browser with what the platform posts to the tool. */
  async function begin(person = 'lena', browser = createTestBrowser(), link = 'quiz-1') {
    const page = await browser.go(`${platform.startAddress(person, link)}&storage=no`)
    return { browser, ...formIn(page) }
  }

  async function post(browser: TestBrowser, action: string, fields: Record<string, string>): Promise<TestPage> {
    return await browser.go(action, { form: fields, until: arrived })
  }

  async function launch(person = 'lena', browser = createTestBrowser(), link = 'quiz-1'): Promise<TestPage> {
    const { action, fields } = await begin(person, browser, link)
    return await post(browser, action, fields)
  }

  /** Signs in with the code of a launch, as the web app does: with the cookies of the browser, and no verifier. */
  async function enter(page: TestPage, browser: TestBrowser) {
    const cookie = [...browser.cookies(page.url.href)].map(([name, value]) => `${name}=${value}`).join('; ')
    const code = page.url.searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', client_id: 'web', code }
    const { status, data } = await askForToken(api, form, { cookie })
    return { status, headers: { authorization: `Bearer ${data['access_token']}` } }
  }

  /** Launches and enters: who is signed in, and what the launch leads to. */
  async function arrive(person = 'lena', link = 'quiz-1') {
    const browser = createTestBrowser()
    const page = await launch(person, browser, link)
    if (!arrived.test(page.url.pathname)) throw new Error(reasonOf(page))
    const { headers } = await enter(page, browser)
    const id = Number(page.url.pathname.split('/').at(-1))
    const user = (await api.call(accountCalls.getUserInfo, { headers })).data
    const read = async (): Promise<LtiLaunch> =>
      (await api.call(ltiLaunchCalls.getLtiLaunch, { headers, params: { ltiLaunchId: id } })).data
    return { id, headers, user, read, launch: await read() }
  }
  return { begin, post, launch, enter, arrive }
}

/** The reason that a page of a refused launch names. */
export function reasonOf({ url, text }: TestPage): string {
  return /Reason: <code>(\w+)<\/code>/.exec(text)?.[1] ?? `no reason: ${url.href}`
}

/** The product with one platform. */
export async function startLaunches(
  options: Partial<LtiPlatformOptions> = {},
  changes: Partial<LearningPlatformDraft> = {},
) {
  const api = await createTestApi()
  const superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const platform = await startLtiPlatform({ toolOrigin: origin, ...options })
  const providerId = await connectPlatform(api, superAdmin, platform, changes)
  return {
    api,
    origin,
    superAdmin,
    platform,
    providerId,
    ...stepsOf(api, platform),
    async close() {
      await api.close()
      await platform.close()
    },
  }
}

export type Launches = Awaited<ReturnType<typeof startLaunches>>
