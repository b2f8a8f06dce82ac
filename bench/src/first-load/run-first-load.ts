/**
 * Until a learner can read a problem in a browser that has never been here: `first-load --rounds 5`. Against an empty
 * page of the same server in the same browser, in turns. Headless Chromium, nothing cached, no limit on the network.
 * Also what comes within four seconds, and how long a processor of a quarter of the speed is kept from answering.
 */

import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { withBrowserAndProduct } from '../browser-product.ts'
import { ask, prepareCourse, type BenchCourse } from '../submit/prepare-course.ts'
import { rush } from '../submit/rush.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const readingMilliseconds = 4000
const slowdown = 4
/** A task that takes longer is felt. */
const unfeltMilliseconds = 50

interface Load {
  readonly milliseconds: number
  readonly bytes: number
  readonly scriptBytes: number
  /** Asked for within four seconds. */
  readonly earlyScriptBytes: number
}

/** What the browser itself says of a page: when the text stood there, and what had come over the network by then. */
async function readLoad(page: Page): Promise<Load> {
  return await page.evaluate((early) => {
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const readable = performance.getEntriesByName('readable')[0]?.startTime ?? document_?.loadEventStart ?? 0
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const fetched = resources.filter(({ responseEnd }) => responseEnd <= readable)
    const isScript = ({ name }: PerformanceResourceTiming) => new URL(name).pathname.endsWith('.js')
    const bytesOf = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((sum, { transferSize }) => sum + transferSize, 0)
    return {
      milliseconds: readable,
      bytes: bytesOf(fetched) + (document_?.transferSize ?? 0),
      scriptBytes: bytesOf(fetched.filter((each) => isScript(each))),
      earlyScriptBytes: bytesOf(resources.filter((each) => isScript(each) && each.startTime < early)),
    }
  }, readingMilliseconds)
}

/** What long tasks took beyond what is not felt. */
async function readBlocking(page: Page): Promise<number> {
  return await page.evaluate(
    (unfelt) =>
      (globalThis as { longTasks?: readonly number[] }).longTasks?.reduce(
        (sum, duration) => sum + Math.max(duration - unfelt, 0),
        0,
      ) ?? Number.NaN,
    unfeltMilliseconds,
  )
}

/** Marks the moment at which a statement with its formulas stands on the page. */
function markWhenReadable(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main math, main .katex')) return
    performance.mark('readable')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

function watchLongTasks(): void {
  const longTasks: number[] = []
  Object.assign(globalThis, { longTasks })
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  })
  observer.observe({ type: 'longtask', buffered: true })
}

interface Visit {
  readonly address: string
  readonly authorization: string
}

/** A page of a browser that has never been here, signed in. */
async function openFresh(browser: Browser, { authorization }: Visit): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const token = { access_token: authorization.replace('Bearer ', ''), token_type: 'Bearer', expires_in: 3600 }
  const stored = JSON.stringify({ ...token, refresh_token: '', '.expires': new Date(Date.now() + 3_600_000) })
  await page.addInitScript((text) => localStorage.setItem('persist:oauthToken', text), stored)
  return page
}

async function visit(browser: Browser, at: Visit): Promise<Load> {
  const page = await openFresh(browser, at)
  try {
    await page.addInitScript(markWhenReadable)
    await page.goto(at.address, { waitUntil: 'networkidle' })
    await page.waitForFunction((until) => performance.now() > until, readingMilliseconds)
    return await readLoad(page)
  } finally {
    await page.context().close()
  }
}

/** The visit of somebody who reads for twice four seconds on a slow processor. */
async function visitSlowly(browser: Browser, at: Visit): Promise<number> {
  const page = await openFresh(browser, at)
  try {
    await page.addInitScript(watchLongTasks)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(at.address)
    await page.waitForTimeout(2 * readingMilliseconds)
    return await readBlocking(page)
  } finally {
    await page.context().close()
  }
}

async function addressOfProblem(address: string, course: BenchCourse): Promise<Visit> {
  const [instance] = course.instances
  if (!instance) throw new Error('Nobody has a problem.')
  const { authorization, path } = instance
  // Learners are not told: the call is for staff.
  const call = `/api/groupAssessments/${course.groupAssessmentId}`
  const { groupId } = await ask<{ readonly groupId: number }>(address, course.owner, call)
  const problem = path.slice(path.lastIndexOf('/') + 1)
  const assessment = `/courses/${groupId}/groupAssignments/${course.groupAssessmentId}`
  return { address: `${address}${assessment}/problems/${problem}`, authorization }
}

function median<T>(loads: readonly T[], of: (load: T) => number): number {
  return loads.map(of).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN
}

function report(problems: readonly Load[], empty: readonly Load[], blocking: readonly number[]): void {
  const milliseconds = ({ milliseconds: value }: Load): number => value
  const lines: readonly (readonly [string, number])[] = [
    ['problem_milliseconds', median(problems, milliseconds)],
    ['empty_page_milliseconds', median(empty, milliseconds)],
    ['problem_against_empty_page', median(problems, milliseconds) / median(empty, milliseconds)],
    ['problem_bytes', median(problems, ({ bytes }) => bytes)],
    ['problem_script_bytes', median(problems, ({ scriptBytes }) => scriptBytes)],
    ['four_seconds_script_bytes', median(problems, ({ earlyScriptBytes }) => earlyScriptBytes)],
    ['slowed_blocking_milliseconds', median(blocking, (each) => each)],
  ]
  for (const [name, value] of lines) process.stdout.write(`${name}\t${value.toFixed(0)}\n`)
}

/** Measures a learner's first load. `CHROME_PATH` names the browser. */
export async function runFirstLoad(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '5' } } })
  await withBrowserAndProduct(async ({ database, product, browser }) => {
    const course = await prepareCourse(product.address, database.url, 1, say)
    await rush(product, course)
    const problem = await addressOfProblem(product.address, course)
    const empty = { ...problem, address: `${product.address}/healthz` }
    const problems: Load[] = []
    const emptyPages: Load[] = []
    const blocking: number[] = []
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      problems.push(await visit(browser, problem))
      emptyPages.push(await visit(browser, empty))
      blocking.push(await visitSlowly(browser, problem))
      say(`round ${round} of ${values.rounds} is done`)
    }
    report(problems, emptyPages, blocking)
  })
}
