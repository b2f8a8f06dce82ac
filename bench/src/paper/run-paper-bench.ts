/**
 * Sheets of paper with the names of learners, from nothing to a PDF: `paper --sheets 300 --problems 8`. Headless Chromium prints the
 * page that instructors see. Uses DATABASE_URL (an empty database) where it is set, else an embedded one.
 */

import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { withBrowserAndProduct } from '../browser-product.ts'
import { ask, prepareCourse, type BenchCourse } from '../submit/prepare-course.ts'
import type { MeasuredServer } from '../submit/servers.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)
const line = (name: string, value: number): void => void process.stdout.write(`${name}\t${value.toFixed(1)}\n`)

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

async function openSignedIn(browser: Browser, authorization: string): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(600_000)
  const token = { access_token: authorization.replace('Bearer ', ''), token_type: 'Bearer', expires_in: 3600 }
  const stored = JSON.stringify({ ...token, refresh_token: '', '.expires': new Date(Date.now() + 3_600_000) })
  await page.addInitScript((text) => localStorage.setItem('persist:oauthToken', text), stored)
  return page
}

/** Goes to the page that prints the sheets, and waits until all of them stand there. */
async function openSheets(page: Page, address: string, { groupAssessmentId, owner }: BenchCourse): Promise<void> {
  const path = `/api/groupAssessments/${groupAssessmentId}`
  const { groupId } = await ask<{ groupId: number }>(address, owner, path)
  await page.goto(`${address}/courses/${groupId}/groupAssignments/${groupAssessmentId}/paper`)
  const print = page.getByRole('button', { name: 'Print or save as PDF', disabled: false })
  await print.waitFor({ timeout: 600_000 })
}

/** Processor seconds of the process that draws the page: they hold on a machine that others use as well. */
async function pageCpuSeconds(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN
}

async function measure(browser: Browser, product: MeasuredServer, course: BenchCourse): Promise<void> {
  const { address } = product
  const before = await product.cpuSeconds()
  const sheets = `/api/groupAssessments/${course.groupAssessmentId}/paper/sheets`
  const made = await secondsOf(() => ask(address, course.owner, sheets, { kind: 'learners' }, 'PUT'))
  const page = await openSignedIn(browser, course.owner)
  const shown = await secondsOf(() => openSheets(page, address, course))
  let bytes = 0
  let pages = 0
  const printed = await secondsOf(async () => {
    const pdf = await page.pdf({ preferCSSPageSize: true })
    bytes = pdf.length
    pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  })
  line('make_seconds', made)
  line('show_seconds', shown)
  line('pdf_seconds', printed)
  line('all_seconds', made + shown + printed)
  line('server_cpu_seconds', (await product.cpuSeconds()) - before)
  line('page_cpu_seconds', await pageCpuSeconds(page))
  line('pdf_pages', pages)
  line('pdf_megabytes', bytes / 1e6)
}

/** Measures the way from no sheet to a PDF of all. `CHROME_PATH` names the browser. */
export async function runPaperBench(args: readonly string[]): Promise<void> {
  const options = { sheets: { type: 'string', default: '300' }, problems: { type: 'string', default: '8' } } as const
  const { values } = parseArgs({ args: [...args], options })
  await withBrowserAndProduct(async ({ database, product, browser }) => {
    const problems = Number(values.problems)
    const course = await prepareCourse(product.address, database.url, Number(values.sheets), say, { problems })
    await measure(browser, product, course)
  })
}
