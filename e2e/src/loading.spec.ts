import { expect, type Dialog, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'

const newVersionAlert = 'A new version of Isomorph is available. Your browser will now refresh...'
const networkAlert =
  'Your network connection appears to be having issues. Please check your connection and refresh your browser.'

/** What alerts said, each of them accepted. */
function alertsOf(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', (dialog: Dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}

/** Leaves a mark on the page that a reload wipes away. */
async function markPage(page: Page): Promise<Locator> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', 'yes'))
  return page.locator('html[data-marked]')
}

async function answer(page: Page, path: string, status: number, body: unknown): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  )
}

test.describe('a newer version', () => {
  test('is announced, and taken with the next change of page', async ({ page }) => {
    await answer(page, '/api/appClients/web', 200, { currentVersion: '1.43.2' })
    await page.goto('/help')
    const banner = page.getByRole('status').filter({ hasText: 'A new version of the product is available' })
    await expect(banner).toContainText(
      'Please click "Refresh" to get the new version. If you continue seeing this message, please clear your browser cache and try again.',
    )
    const mark = await markPage(page)
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await expect(mark).toHaveCount(0)
  })

  test('is taken at once with Refresh, and the same version is not announced', async ({ page }) => {
    await answer(page, '/api/appClients/web', 200, { currentVersion: '2.0.0' })
    await page.goto('/help')
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await refresh.waitFor()
    const mark = await markPage(page)
    await page.unroute('**/api/appClients/web')
    await refresh.click()
    await expect(mark).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Using Isomorph' })).toBeVisible()
    await expect(page.getByText('A new version of the product is available')).toHaveCount(0)
  })
})

test.describe('a screen that cannot be fetched', () => {
  test('prompts a refresh when online, once', async ({ page }) => {
    const alerts = alertsOf(page)
    await page.goto('/help')
    let refused = 0
    await page.route(/\/privacy-page-[^/]*\.js$/, (route) => {
      refused += 1
      return route.abort()
    })
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    // Once for the click, and once more for the refresh that it prompts.
    await expect.poll(() => refused).toBe(2)
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    expect(alerts).toEqual([newVersionAlert])
    await page.unroute(/\/privacy-page-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  })

  test('tells of the network when offline, and comes back with it', async ({ page }) => {
    const alerts = alertsOf(page)
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1, name: 'Using Isomorph' })).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect.poll(() => alerts).toEqual([networkAlert])
    await page.context().setOffline(false)
    // By itself: whether Refresh is still there to be clicked is a matter of luck.
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    expect(alerts).toEqual([networkAlert])
  })
})

test('a page that breaks says so, offers a report and comes back with Reload', async ({ pageOf }) => {
  const page = await pageOf('student1', '/help')
  await answer(page, '/api/groups/home', 200, { nonsense: true })
  await page.goto('/')
  await expect(
    page.getByRole('heading', { name: 'Oops! Something went wrong while processing your request.' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Crash Report' })).toBeVisible()
  await page.unroute('**/api/groups/home')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('a screen that breaks leaves the navigation, and comes back with a retry', async ({ pageOf }) => {
  const page = await pageOf('superadmin', '/help')
  const broken = [{ id: 1, name: 'Broken', startDate: 'never', endDate: 'never', courses: 0 }]
  await answer(page, '/api/externalTerms/managed', 200, broken)
  await page.goto('/installation/terms')
  await expect(page.getByRole('heading', { name: /^Oops! Something went wrong/ })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.unroute('**/api/externalTerms/managed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
})

test.describe('what a server refuses', () => {
  test("leads to the downtime screen when it says “We'll be right back!”", async ({ pageOf }) => {
    const page = await pageOf('student1', '/help')
    await answer(page, '/api/groups/home', 403, { status: 403, title: "We'll be right back!", detail: 'Soon.' })
    await page.goto('/')
    await expect(page).toHaveURL('/downtime')
    await expect(page.getByRole('heading', { name: "We'll be right back!" })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  })

  test('is loaded anew by Try again, with a # in the address too', async ({ page }) => {
    let isDown = true
    await page.route('**/api/configuration', async (route) => {
      if (!isDown) return await route.continue()
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), downtime: { isOn: true, message: 'Soon.' } },
      })
    })
    await page.clock.install()
    await page.goto('/help#main')
    await expect(page.getByText('Soon.')).toBeVisible()
    // The screen looks by itself every twenty seconds: not while its clock stands still.
    await page.clock.pauseAt(Date.now() + 60_000)
    const mark = await markPage(page)
    isDown = false
    // A click waits for frames, which come late on a busy machine whose clock stands still.
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(mark).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Using Isomorph' })).toBeVisible()
  })

  test('leads to the error screen when it asks for LockDown Browser', async ({ pageOf }) => {
    const page = await pageOf('student1', '/help')
    const detail = 'This exam needs LockDown Browser.'
    await answer(page, '/api/groups/home', 403, { status: 403, title: 'Forbidden', detail })
    await page.goto('/')
    await expect(page).toHaveURL(/\/error\?message=/)
    await expect(page.getByRole('alert')).toHaveText(detail)
  })
})

test('what could not be fetched without a network is fetched when it is back', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/')
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('link', { name: 'Problems', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('tab', { name: 'Deleted' }).click()
  await expect(page.getByText('There is no network connection.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('There is no network connection.')).toHaveCount(0)
  // The list that was shown before is busy until this one has come.
  const list = page.locator('table[aria-busy="false"]')
  await expect(list.or(page.getByText('Deleted problems wait here, to be restored.'))).toBeVisible()
})

async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()]
  return (second?.y ?? 0) - (first ? first.y + first.height : Number.POSITIVE_INFINITY)
}

test('home does not call a list empty that could not be fetched', async ({ pageOf }) => {
  const page = await pageOf('student1', '/help')
  await page.route(/\/api\/groupAssessments\?/, (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('Nothing is waiting for you.')).toHaveCount(0)
  await expect(page.getByText('Nothing open')).toHaveCount(0)
  const gap = () => gapBetween(page.getByRole('alert'), page.getByRole('heading', { name: 'Courses' }))
  await expect.poll(gap).toBeGreaterThan(15)
  await page.unroute(/\/api\/groupAssessments\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible()
})

test('says what to do when loading takes more than 15 seconds', async ({ pageOf }) => {
  const page = await pageOf('student1', '/help')
  // Only the test moves this clock: on a busy machine the page would be at 15 seconds by itself.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/api/account/userInfo', () => undefined)
  await page.goto('/')
  await expect(page.getByText('Loading…')).toBeVisible()
  await page.clock.fastForward(14_000)
  await expect(page.getByText('Stuck loading?')).toHaveCount(0)
  // The page may have begun to count after the text was there.
  await expect(async () => {
    await page.clock.fastForward(2_000)
    await expect(page.getByText('Stuck loading?')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
