// The way of a learner in Firefox: `npm run test:firefox`. Playwright drives a Firefox of its own making alone; Puppeteer
// drives the one that people have, over WebDriver BiDi.
import puppeteer, { type Page } from 'puppeteer-core'
import { findFirefox } from '../../firefox.mjs'
import { areaProblem, givenCourse, slopeProblem } from '../given.ts'
import { demoPassword } from '../people.ts'
import { startProduct } from '../product.ts'
import { readerOf, type Reader } from './reader.ts'

const learner = 'student1'
const answer = 'Your answer'

async function step(name: string, act: () => Promise<void>): Promise<void> {
  const started = Date.now()
  await act()
  process.stdout.write(`  ✓ ${name} (${Date.now() - started} ms)\n`)
}

async function signIn(page: Page, origin: string, reader: Reader): Promise<void> {
  await page.goto(new URL('/login', origin).href)
  await reader.fill('User name', learner)
  await reader.fill('Password', demoPassword)
  await reader.press('Log in')
  await page.waitForSelector('h1')
  await reader.reads('Home')
}

/** The right answer to the problem on the page, from what it says. */
async function areaOn(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText)
  const side = Number(/sides of\s+(\d+)/.exec(text)?.[1])
  return `${side * side} cm^2`
}

async function work(page: Page, origin: string): Promise<void> {
  const reader = readerOf(page)
  const { path } = await givenCourse(origin, {
    name: 'Firefox',
    problems: [areaProblem, slopeProblem],
    learners: [learner],
    settings: { isFinishedByHand: true },
  })
  await step('signs in', () => signIn(page, origin, reader))
  await step('opens a sitting', async () => {
    await page.goto(new URL(path, origin).href)
    await reader.press('Start')
    await reader.reads('A square has sides of')
  })
  await step('types an answer, which is read back', async () => {
    await reader.typeFormula(answer, await areaOn(page))
    await reader.reads('read as')
  })
  await step('submits it and sees the verdict', async () => {
    await reader.press('Submit answers')
    await reader.reads('Correct')
  })
  await step('goes on without a connection, also after a reload', async () => {
    await waitForShell(page)
    await page.setOfflineMode(true)
    await reader.follow('Problem 2,')
    await reader.reads('What is the derivative of')
    await reader.typeFormula(answer, '7x')
    await reader.reads('Saved on this device only')
    await page.reload()
    await reader.reads('What is the derivative of')
    await reader.hasFormula(answer, '7x')
  })
  await step('comes back, and what was typed is sent and marked', async () => {
    await page.setOfflineMode(false)
    await reader.readsNot('Saved on this device only')
    await reader.press('Submit answers')
    await reader.reads('Incorrect')
  })
}

/** Waits until the sitting comes back after a reload: its service worker is there, with what it needs. */
async function waitForShell(page: Page): Promise<void> {
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active?.state === 'activated') &&
      (await caches.match('/index.html')) !== undefined,
    { timeout: 60_000 },
  )
}

const executablePath = findFirefox()
const running = process.env['ISOMORPH_URL']
const product = running === undefined ? await startProduct() : undefined
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
try {
  process.stdout.write(`Firefox: ${await browser.version()} at ${executablePath}\n`)
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  // tsx has functions keep their names by a helper, which functions that run in the page look for there.
  await page.evaluateOnNewDocument('globalThis.__name = (each) => each')
  await work(page, running ?? product?.url ?? '')
} finally {
  await browser.close()
  await product?.remove()
}
