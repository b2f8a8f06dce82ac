import { expect, type Browser, type Page } from '@playwright/test'
import { groupAssessmentCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { areaProblem, givenCourse, goSignedIn, startSitting } from './given.ts'
import { test } from './journey.ts'
import { mathField, typeMath } from './math.ts'

const minute = 60_000
const answer = 'Your answer'
/** From the moment at which the instructor sets the end. */
const examMilliseconds = 60_000
/** What is left when the last answers are typed. */
const lastMilliseconds = 20_000

type Announcing = typeof globalThis & { announced?: Record<string, number> }

/** The clock of the device goes wrong; its timers go on as they are. */
function shiftClock(milliseconds: number): void {
  const now = Date.now.bind(Date)
  globalThis.Date = new Proxy(Date, {
    construct: (target, values) =>
      Reflect.construct(target, values.length === 0 ? [now() + milliseconds] : values) as Date,
    get: (target, name): unknown => (name === 'now' ? () => now() + milliseconds : Reflect.get(target, name)),
  })
}

/** Notes when live regions say what, by the true time. */
function collectAnnouncements(): void {
  const said: Record<string, number> = {}
  ;(globalThis as Announcing).announced = said
  const look = () => {
    for (const region of document.querySelectorAll('[role="status"]')) {
      const text = region.textContent.trim()
      if (text) said[text] ??= performance.timeOrigin + performance.now()
    }
  }
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
}

async function pageWithClock(
  browser: Browser,
  origin: string,
  who: { userName: string; minutes: number; path: string },
) {
  const context = await browser.newContext({ baseURL: origin })
  await context.addInitScript(shiftClock, who.minutes * minute)
  await context.addInitScript(collectAnnouncements)
  const page = await context.newPage()
  await goSignedIn(page, origin, who.userName, who.path)
  const shown = await page.evaluate(() => Date.now())
  expect(Math.abs(shown - Date.now() - who.minutes * minute)).toBeLessThan(minute)
  return page
}

/** Seconds left as the page shows them, with the true time at which it did. */
async function timeLeft(page: Page): Promise<{ seconds: number; at: number }> {
  const [, minutes = '', seconds = ''] = /(\d+):(\d\d)/.exec(await page.getByRole('timer').innerText()) ?? []
  return { seconds: Number(minutes) * 60 + Number(seconds), at: Date.now() }
}

/** The clock of the page counts to the true end; a second on the screen is whole, and the browser takes a moment to answer. */
async function countsTo(page: Page, end: number): Promise<void> {
  await expect
    .poll(async () => {
      const { seconds, at } = await timeLeft(page)
      return Math.abs(end - at - seconds * 1000)
    })
    .toBeLessThan(3000)
}

test('a device whose clock is 40 minutes fast or slow sits its exam to the true end, and no further', async ({
  browser,
  origin,
}) => {
  test.setTimeout(240_000)
  const { path, groupAssessmentId } = await givenCourse(origin, {
    name: 'Wrong clocks',
    problems: [areaProblem],
    learners: ['student3', 'student4'],
    settings: { timeLimitMinutes: 30, attemptsAllowed: 3, answersRelease: 'afterDue' },
  })
  const fast = await pageWithClock(browser, origin, { userName: 'student3', minutes: 40, path })
  const slow = await pageWithClock(browser, origin, { userName: 'student4', minutes: -40, path })
  const both = async (act: (page: Page) => Promise<void>) => await Promise.all([act(fast), act(slow)])
  for (const page of [fast, slow]) {
    await startSitting(page)
    const { seconds } = await timeLeft(page)
    expect(seconds).toBeGreaterThan(29 * 60)
    expect(seconds).toBeLessThanOrEqual(30 * 60)
  }

  const instructor = await callerFor(origin, 'instructor')
  const params = { groupAssessmentId }
  const { settings, version } = await instructor.ask(groupAssessmentCalls.getGroupAssessment, { params })
  const { hasAccessCode: _, ...kept } = settings
  const end = Date.now() + examMilliseconds
  const body = { settings: { ...kept, dueAt: new Date(end).toISOString() }, version }
  await instructor.ask(groupAssessmentCalls.updateGroupAssessment, { params, body })

  for (const page of [fast, slow]) {
    await typeMath(mathField(page, answer), '1cm^2')
    await expect(page.getByText(/^Saved/)).toBeVisible()
  }
  await both((page) => countsTo(page, end))

  // A clock that counted would have ended one of them long ago.
  await expect.poll(() => end - Date.now(), { timeout: examMilliseconds }).toBeLessThan(lastMilliseconds)
  await both((page) => countsTo(page, end))
  for (const page of [fast, slow]) {
    await page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(page.getByText('Attempt 2 of 3')).toBeVisible()
    await typeMath(mathField(page, answer), '2')
    await expect(page.getByText(/^Saved/)).toBeVisible()
  }

  await both(async (page) => {
    const over = page.getByText('Time was up, and this assessment has ended.')
    await expect(over).toBeVisible({ timeout: 60_000 })
    const attempts = page.getByRole('region', { name: 'Your attempts' })
    await expect(attempts.getByText('submitted for you at the deadline')).toBeVisible()
    await expect(page.getByText(/arrived .* late/)).toHaveCount(0)
    const announced = await page.evaluate(() => (globalThis as Announcing).announced ?? {})
    expect(announced['10 seconds left.']).toBeGreaterThan(end - 12_000)
    expect(announced['Time is up.']).toBeGreaterThan(end - 2000)
    expect(announced['Time is up.']).toBeLessThan(end + 10_000)
  })
  await fast.context().close()
  await slow.context().close()
})
