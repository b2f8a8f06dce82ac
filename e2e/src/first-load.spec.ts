import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { areaProblem, givenCourse, startSitting } from './given.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { latexIn, mathField } from './math.ts'

const budgetBytes = 200_000
/** For the first four seconds, of which a learner who reads needs no formula field. */
const budgetOfReadingBytes = 300_000
const partsOfField =
  /\/assets\/(?:formula-field|math|mathlive|keyboard-names|keyboard-layouts|live-field|words|pasting)-[^/]*\.js$/

// The longest texts of the languages that are offered are German and French.
for (const locale of ['en-US', 'de-DE', 'fr-FR'])
  test(`a learner reads a problem after at most 200 kB of JavaScript (${locale})`, async ({
    browser,
    origin,
    pageOf,
  }) => {
    const { path } = await givenCourse(origin, { name: 'Speed', problems: [areaProblem], learners: ['student8'] })
    const page = await pageOf('student8', path)
    await startSitting(page)

    // The same person in a browser that has never been here, so nothing is in a cache.
    const fresh = await browser.newContext({ locale, storageState: await page.context().storageState() })
    const cold = await fresh.newPage()
    await cold.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body?.textContent?.includes('A square has sides of')) return
        performance.mark('readable')
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    // The field comes after the text. Its parts wait for it here, so that a busy machine, which shows the text late, counts none;
    // a text that needed them would never be shown.
    const text = cold.getByText('A square has sides of')
    await cold.route(partsOfField, async (route) => {
      await text.waitFor()
      await route.continue()
    })
    await cold.goto(page.url())
    await expect(text).toBeVisible()
    const scripts = await cold.evaluate(() => {
      const readable = performance.getEntriesByName('readable')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= readable)
        .map(({ name, transferSize }) => ({ name, transferSize }))
    })
    const bytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)
    test.info().annotations.push({ type: 'JavaScript until readable', description: `${bytes} bytes` })
    expect(scripts.length).toBeGreaterThan(0)
    expect(
      bytes,
      scripts.map(({ name, transferSize }) => `${transferSize} ${new URL(name).pathname}`).join('\n'),
    ).toBeLessThanOrEqual(budgetBytes)
    await fresh.close()
  })

/** The scripts that a page fetches, with what they take on their way. */
function scriptsOf(page: Page): { readonly names: () => string[]; readonly bytes: () => Promise<number> } {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  return {
    names: () => scripts.map((response) => new URL(response.url()).pathname),
    async bytes() {
      const sizes = await Promise.all(scripts.map(async (response) => await response.request().sizes()))
      return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0)
    },
  }
}

/** A problem that a learner reads in a browser that has never been here, with its field, while its clock stands still. */
async function readWithoutTime(page: Page, address: string): Promise<Locator> {
  await page.clock.install()
  const letGo = await holdBack(page, /\/assets\/formula-field-[^/]*\.js$/)
  await page.goto(address)
  await expect(page.getByText('A square has sides of')).toBeVisible()
  // Ahead of the page's own clock, however long the machine takes to stop it.
  await page.clock.pauseAt(Date.now() + 60_000)
  letGo()
  const field = mathField(page, 'Your answer')
  // React shows late parts with its next tick.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  return field
}

test('the formula editor comes after four seconds of reading, or at once when a learner turns to a field', async ({
  browser,
  origin,
  pageOf,
}) => {
  const { path } = await givenCourse(origin, { name: 'Reading', problems: [areaProblem], learners: ['student8'] })
  const started = await pageOf('student8', path)
  await startSitting(started)
  const storageState = await started.context().storageState()
  const [reader, writer] = [await browser.newContext({ storageState }), await browser.newContext({ storageState })]

  const reading = await reader.newPage()
  const scripts = scriptsOf(reading)
  const read = await readWithoutTime(reading, started.url())
  await reading.clock.runFor(3800)
  await expect.poll(() => scripts.names().some((name) => name.includes('/conflict-band-'))).toBe(true)
  expect(scripts.names().filter((name) => name.includes('/mathlive-'))).toEqual([])
  expect(await scripts.bytes(), scripts.names().join('\n')).toBeLessThanOrEqual(budgetOfReadingBytes)
  await reading.clock.runFor(300)
  await expect(read).toHaveJSProperty('localName', 'math-field')

  const writing = await writer.newPage()
  const written = await readWithoutTime(writing, started.url())
  await written.focus()
  await writing.keyboard.type('12')
  await expect(written).toHaveJSProperty('localName', 'math-field')
  await writing.clock.resume()
  await writing.keyboard.type('34')
  await expect.poll(() => latexIn(written)).toBe('1234')
  await Promise.all([reader.close(), writer.close()])
})
