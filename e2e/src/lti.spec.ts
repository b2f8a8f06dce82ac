import { chromium, expect, test, type Browser, type LaunchOptions, type Page } from '@playwright/test'
import { externalProviderCalls } from '@isomorph/contract'
import { startLtiPlatform, type LtiPlatform, type LtiPlatformOptions } from '@isomorph/testing/lti-platform'
import { findingsOn } from './accessibility.ts'
import { callerFor } from './calls.ts'
import { areaProblem, givenAssessment, givenCourse, goSignedIn, type Delivery } from './given.ts'
import { findOutWhatIsBroken, findOutWhyScoresStay } from './lti-faults.ts'
import { typeMath } from './math.ts'

let browser: Browser
let origin: string
let delivery: Delivery
const platforms: LtiPlatform[] = []
/** The one that registered by itself; later journeys go on with it. */
let framed: LtiPlatform | undefined

/** The demo's instructor, as the platform knows her, and somebody whom only the platform knows. */
const people = {
  ina: { sub: 'i', role: 'instructor', givenName: 'Irene', familyName: 'Instructor', email: 'instructor@demo.example' },
  lena: { sub: 'l', role: 'learner', givenName: 'Lena', familyName: 'Learner', email: 'lena@lms.example' },
} as const

async function connect(title: string, options: Partial<LtiPlatformOptions> = {}): Promise<LtiPlatform> {
  // A journey that is tried once more connects a platform of its own.
  const name = `${title} ${Date.now().toString(36)}`
  const platform = await startLtiPlatform({ toolOrigin: origin, people, clientId: name, ...options })
  platforms.push(platform)
  const superAdmin = await callerFor(origin, 'superadmin')
  const { registration } = platform
  const settings = { tokenAudience: '', platformUrl: '', puidClaim: 'none', mayInstructorsCreate: true } as const
  await superAdmin.ask(externalProviderCalls.createExternalProvider, {
    body: {
      ...settings,
      ...registration,
      type: 'lti',
      name,
      product: options.product ?? 'moodle',
      isEnabled: true,
      isEmailTrusted: true,
      deploymentIds: [...registration.deploymentIds],
    },
  })
  return platform
}

function launchOptions(...args: readonly string[]): LaunchOptions {
  // The headless shell blocks no cookies of other sites.
  const executablePath = process.env['WINDOWED_CHROME_PATH'] ?? process.env['CHROME_PATH']
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  }
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? ''
  // Cookies of other sites are blocked, as more and more browsers do.
  browser = await chromium.launch(launchOptions('--test-third-party-cookie-phaseout'))
  delivery = await givenCourse(origin, { name: 'Launched', problems: [areaProblem], learners: ['student1'] })
  for (const name of ['Second sheet', 'Third sheet'])
    await givenAssessment(origin, delivery.groupId, { name, problems: [areaProblem] })
})

test.afterAll(async () => {
  await browser.close()
  for (const platform of platforms) await platform.close()
})

/** A page of the platform, in a browser of its own, with the tool in a frame. */
async function openInFrame(
  platform: LtiPlatform,
  person: 'ina' | 'lena',
  prepare?: (page: Page) => Promise<void>,
  link = 'quiz-1',
) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(platform.frameAddress(person, link))
  return { context, page, tool: page.frameLocator('iframe') }
}

/** As a browser that keeps no cookie of a frame at all: what the login set is gone when the launch comes. */
async function dropLaunchCookies(page: Page): Promise<void> {
  await page.route('**/lti/launch', async (route) => {
    await page.context().clearCookies()
    await route.continue()
  })
}

/** The Super Admin makes an address, the platform registers by it in a frame, and the Super Admin switches it on. */
async function registerItself(title: string): Promise<LtiPlatform> {
  const name = `${title} ${Date.now().toString(36)}`
  const platform = await startLtiPlatform({ toolOrigin: origin, people, clientId: name })
  platforms.push(platform)
  const context = await browser.newContext()
  const page = await context.newPage()
  // By way of the list, which does not know the platform yet.
  await goSignedIn(page, origin, 'superadmin', '/installation/learning-platforms')
  await page.getByRole('link', { name: 'Connect a platform' }).click()
  await page.getByRole('button', { name: 'Make a registration address' }).click()
  const address = await page.getByText(/\/lti\/register\//).textContent()
  expect(await findingsOn(page)).toEqual([])

  const atPlatform = await context.newPage()
  await atPlatform.goto(platform.registrationPage(address ?? ''))
  const tool = atPlatform.frameLocator('iframe')
  await expect(tool.getByRole('heading', { name: /^Connect Moodle with/ })).toBeVisible()
  expect(await findingsOn(atPlatform)).toEqual([])
  await tool.getByRole('button', { name: 'Connect' }).click()
  await expect(tool.getByRole('listitem').filter({ hasText: 'In Moodle, activate the tool' })).toBeVisible()
  expect(await findingsOn(atPlatform)).toEqual([])
  await tool.getByRole('button', { name: 'Close' }).click()
  await expect(atPlatform.getByText('The tool is registered.')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('link', { name: 'Look at it' }).click()
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByText(/^This platform registered by itself/)).toHaveCount(0)
  await page.getByLabel(/^Name/).fill(name)
  await page.getByLabel('Its e-mail addresses are verified').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await context.close()
  return platform
}

/** The tab shows the page of the frame, whose storage it does not see, to the same person. */
async function openInNewTab({ context, tool }: Awaited<ReturnType<typeof openInFrame>>): Promise<void> {
  const opening = context.waitForEvent('page')
  await tool.getByRole('button', { name: 'Open in a new tab' }).click()
  const tab = await opening
  await expect(tab.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Hi, Lena' })).toBeVisible()
  expect(new URL(tab.url()).pathname).toBe(delivery.path)
  expect(new URL(tab.url()).search).toBe('')
  await tab.close()
}

test('a platform registers, an instructor connects a course and chooses an assessment in its frame, and a learner lands in it', async () => {
  test.setTimeout(180_000)
  framed = await registerItself('Framed')
  const platform = framed
  const staff = await openInFrame(platform, 'ina')
  await expect(staff.tool.getByRole('heading', { name: 'Connect this course' })).toBeVisible()
  await expect(staff.tool.getByRole('navigation').getByRole('link', { name: 'Courses' })).toHaveCount(0)
  const kept = await staff.page
    .frames()
    .find((frame) => frame.url().includes('/lti-launch/'))
    ?.evaluate(() => {
      document.cookie = 'probe=1; SameSite=None; Secure'
      return document.cookie
    })
  expect(kept).toBe('')
  expect(await findingsOn(staff.page)).toEqual([])
  await staff.tool.getByLabel('Course here').selectOption({ label: delivery.courseName })
  await staff.tool.getByRole('button', { name: 'Connect' }).click()
  await expect(staff.tool.getByRole('heading', { name: 'Choose an assessment' })).toBeVisible()
  await staff.tool.getByLabel('Assessment').selectOption({ label: 'Launched' })
  await staff.tool.getByRole('button', { name: 'Use this assessment' }).click()
  await expect(staff.tool.getByRole('heading', { name: 'Launched' }).first()).toBeVisible()
  await staff.context.close()

  const learner = await openInFrame(platform, 'lena')
  await expect(learner.tool.getByRole('button', { name: 'Start' })).toBeVisible()
  await openInNewTab(learner)
  await learner.tool.getByRole('button', { name: 'Start' }).click()
  const statement = await learner.tool.getByText('A square has sides of').innerText()
  const side = Number(/of\s+(\d+)/.exec(statement)?.[1])
  await typeMath(learner.tool.locator('math-field[aria-label="Your answer"]'), `${side ** 2}cm^2`)
  await learner.tool.getByRole('button', { name: 'Submit answers' }).click()
  await expect(learner.tool.getByRole('region', { name: 'Your attempts' }).getByText('Correct')).toBeVisible()
  await learner.context.close()
})

test('the instructor reads the roster of that platform, sends scores, reads them back, adds links, and reads why it is broken', async () => {
  test.setTimeout(180_000)
  if (!framed) throw new Error('No platform has registered.')
  await takeOverRoster(framed)
  await sendScores(framed)
  await addLinks(framed)
  await findOutWhatIsBroken({ browser, origin, delivery }, framed)
  await findOutWhyScoresStay({ browser, origin, delivery }, framed)
})

test('the administrator reads in the ledger what to do about a launch with a wrong key, and new keys need nothing', async () => {
  if (!framed) throw new Error('No platform has registered.')
  const platform = framed
  await platform.rotateKeys()
  const learner = await openInFrame(platform, 'lena')
  await expect(learner.tool.getByRole('heading', { name: 'Launched' }).first()).toBeVisible()
  platform.lie((claims, header) => ({ claims, header: { ...header, kid: 'made-up' } }))
  await learner.page.reload()
  await expect(learner.tool.getByRole('heading', { name: 'The launch is signed with an unknown key' })).toBeVisible()
  platform.lie(undefined)
  const page = await learner.context.newPage()
  await goSignedIn(page, origin, 'superadmin', '/installation/integration-ledger')
  const refused = page.getByRole('row', { name: /keyUnknown/ }).first()
  await expect(refused).toContainText('check the address of its keys here')
  await learner.context.close()
})

/** The instructor at home, outside of the platform, reads its roster and takes it over. */
async function takeOverRoster(platform: LtiPlatform): Promise<void> {
  platform.services.members = [
    { user_id: 'i', roles: ['Instructor'], given_name: 'Irene', family_name: 'Instructor' },
    { user_id: 'l', roles: ['Learner'], given_name: 'Lena', family_name: 'Learner' },
    { user_id: 'n', roles: ['Learner'], given_name: 'Noor', family_name: 'Newcomer' },
  ]
  const context = await browser.newContext()
  const page = await context.newPage()
  await goSignedIn(page, origin, 'instructor', `/courses/${delivery.groupId}/connections`)
  await page.getByRole('button', { name: 'Read the roster' }).click()
  await expect(page.getByRole('row', { name: /Noor Newcomer/ })).toContainText('Joins')
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Take it over' }).click()
  await expect(page.getByText(/Taken over .* 1 joins/)).toBeVisible()
  await context.close()
}

/** The instructor sends what the platform lacks, and sees where somebody has changed it there. */
async function sendScores(platform: LtiPlatform): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await goSignedIn(page, origin, 'instructor', `${delivery.path}/scores`)
  const part = page.getByRole('region', { name: /^Scores at Framed/ })
  await part.getByRole('button', { name: 'Send scores now' }).click()
  await expect(page.getByText('Scores are on their way')).toBeVisible()
  const lena = part.getByRole('row', { name: /Learner, Lena/ })
  await expect(lena.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(part.getByRole('row', { name: /Newcomer, Noor/ })).toContainText('Nothing to send')
  expect(platform.services.taken).toMatchObject([{ userId: 'l', scoreGiven: 4, scoreMaximum: 4 }])
  for (const { scores } of platform.services.lineItems.values())
    scores.set('l', { ...scores.get('l'), scoreGiven: 1, scoreMaximum: 4 })
  await part.getByRole('button', { name: 'Ask the platform' }).click()
  await expect(part.getByText(/: 1 difference\./)).toBeVisible({ timeout: 30_000 })
  await expect(lena).toContainText('1 / 4')
  expect(await findingsOn(page)).toEqual([])
  await context.close()
}

/** The instructor adds links from within the course at the platform, three at once. */
async function addLinks(platform: LtiPlatform): Promise<void> {
  const { context, page, tool } = await openInFrame(platform, 'ina', undefined, 'choose')
  for (const name of ['Launched', 'Second sheet', 'Third sheet']) await tool.getByLabel(name).check()
  expect(await findingsOn(page)).toEqual([])
  await tool.getByRole('button', { name: 'Add to the course' }).click()
  await expect(tool.getByRole('heading', { name: 'Links were added' })).toBeVisible()
  const [, claims = ''] = (platform.links[0] ?? '').split('.')
  const items: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  expect(items).toMatchObject({
    'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
      { title: 'Launched', lineItem: { scoreMaximum: 4 } },
      { title: 'Second sheet' },
      { title: 'Third sheet' },
    ],
  })
  await context.close()
}

test('a browser without cookies launches by the storage of the platform', async () => {
  // Of one site: this browser refuses framed pages of another site all storage, which others give them by site.
  const platform = await connect('Storing', { product: 'brightspace', host: '127.0.0.1' })
  const { context, tool } = await openInFrame(platform, 'lena', dropLaunchCookies)
  await expect(tool.getByRole('heading', { name: 'Your instructor has not set this up yet' })).toBeVisible()
  expect(platform.requests.filter((request) => request === 'GET /auth')).toHaveLength(1)
  await context.close()
})

test('a browser without cookies at a platform without storage launches in a new tab', async () => {
  const platform = await connect('Plain')
  const { context, page, tool } = await openInFrame(platform, 'lena', dropLaunchCookies)
  await expect(tool.getByRole('heading', { name: 'Your browser did not bring its cookie' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  const opening = context.waitForEvent('page')
  await tool.getByRole('button', { name: 'Open in a new tab' }).click()
  const tab = await opening
  await expect(tab.getByRole('heading', { name: 'Your instructor has not set this up yet' })).toBeVisible()
  await context.close()
})
