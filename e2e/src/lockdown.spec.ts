import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { lockdownCalls, sittingCalls } from '@isomorph/contract'
import { configKeyHashHeader, configKeyOf, parsePlist, requestHash, startUrlOf } from '@isomorph/lockdown'
import { givenCourse, slopeProblem, startSitting } from './given.ts'
import { test } from './journey.ts'
import { mathField, typeMath } from './math.ts'

const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 SEB/3.4'

/** The JavaScript API as versions for Macs have it: keys that are bound to the address of the page, once they are asked for. */
function injectKeys(configKey: string): void {
  const [url = ''] = location.href.split('#')
  const security: Record<string, unknown> = {}
  security['updateKeys'] = (callback: () => void) => {
    const fill = async () => {
      const bytes = new TextEncoder().encode(`${url}${configKey}`)
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      security['configKey'] = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
      callback()
    }
    void fill()
  }
  Object.defineProperty(window, 'SafeExamBrowser', { value: { version: 'SEB_macOS_3.4_1_org.seb', security } })
}

/** Versions for Windows send headers with each request to the host of the exam. */
async function sendHeaders(context: BrowserContext, configKey: string): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const hash = requestHash(route.request().url(), configKey)
    await route.continue({ headers: { ...route.request().headers(), [configKeyHashHeader]: hash } })
  })
}

/** Presses the button of the start page, and opens what Safe Exam Browser would open. */
async function openInBrowser(browser: Browser, ordinary: Page, by: 'script' | 'headers'): Promise<Page> {
  const path = lockdownCalls.launchLockdown.path.split('/').at(-1) ?? ''
  const answer = ordinary.waitForResponse((response) => response.url().endsWith(path))
  await ordinary.getByRole('button', { name: 'Open in Safe Exam Browser' }).click()
  const { launchUrl, downloadUrl } = (await (await answer).json()) as { launchUrl: string; downloadUrl: string }
  expect(launchUrl).toBe(downloadUrl.replace(/^http/, 'seb'))
  const settings = parsePlist(await (await fetch(downloadUrl)).text())
  const configKey = configKeyOf(settings)
  const context = await browser.newContext({ userAgent })
  if (by === 'script') await context.addInitScript(injectKeys, configKey)
  else await sendHeaders(context, configKey)
  const page = await context.newPage()
  await page.goto(startUrlOf(settings))
  return page
}

/** The server says once that the check has run out, as it does after an outage. */
async function refuseOneDraft(page: Page): Promise<void> {
  const path = sittingCalls.saveDraft.path.split('/').at(-1) ?? ''
  const body = { status: 403, type: 'urn:isomorph:lockdown-expired', title: 'Run out', detail: 'Check again.' }
  const answer = { status: 403, contentType: 'application/problem+json', body: JSON.stringify(body) }
  await page.route(`**/${path}`, async (route) => route.fulfill(answer), { times: 1 })
}

/** Checks of the lockdown browser that a page asks for from now on. */
function checksOf(page: Page): string[] {
  const path = lockdownCalls.checkLockdown.path.split('/').at(-1) ?? ''
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) asked.push(request.url())
  })
  return asked
}

test('an exam is taken in Safe Exam Browser, and an ordinary browser beside it shows nothing', async ({
  browser,
  origin,
  pageOf,
}) => {
  const delivery = await givenCourse(origin, {
    name: 'Locked exam',
    problems: [slopeProblem],
    learners: ['student4', 'student5'],
    settings: { isFinishedByHand: true },
  })
  const staff = await pageOf('instructor', `${delivery.path}/settings`)
  await staff.getByLabel('Students need').selectOption({ label: 'Safe Exam Browser' })
  await staff.getByLabel('Quit password').fill('invigilators')
  await staff.getByRole('button', { name: 'Save lockdown browser' }).click()
  await expect(staff.getByText('Lockdown browser saved')).toBeVisible()

  const ordinary = await pageOf('student4', delivery.path)
  await expect(ordinary.getByText('You take this assessment in Safe Exam Browser')).toBeVisible()
  await expect(ordinary.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0)
  const locked = await openInBrowser(browser, ordinary, 'script')
  await expect(locked.getByRole('button', { name: /^Hi,/ })).toHaveCount(0)
  await startSitting(locked)
  await refuseOneDraft(locked)
  const renewals = checksOf(locked)
  await typeMath(mathField(locked, 'Your answer'), '2')
  await expect(locked.getByText(/^Saved/)).toBeVisible()
  expect(renewals.length).toBeGreaterThan(0)

  await ordinary.goto(new URL(locked.url()).pathname)
  await expect(ordinary.getByText('You have begun in Safe Exam Browser.')).toBeVisible()
  await expect(ordinary.getByText('What is the derivative')).toHaveCount(0)
  // Staff see it in any browser, and are asked for no proof.
  const ofStaff = checksOf(staff)
  await staff.goto(delivery.path)
  await expect(staff.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await staff.evaluate(() => dispatchEvent(new Event('online')))
  await staff.goto(`${delivery.path}/live`)
  await expect(staff.getByText('Has left the lockdown browser').first()).toBeVisible()
  expect(ofStaff).toEqual([])

  await locked.getByRole('button', { name: 'Finish', exact: true }).click()
  await locked.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await locked.getByRole('button', { name: 'Leave Safe Exam Browser' }).click()
  await locked.waitForURL('**/help/lockdown-browser?exit-browser=1&key=*')

  const other = await openInBrowser(browser, await pageOf('student5', delivery.path), 'headers')
  await startSitting(other)
  await Promise.all([locked.context().close(), other.context().close()])
})
