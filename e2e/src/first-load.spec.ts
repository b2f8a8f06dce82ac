import { expect } from '@playwright/test'
import { areaProblem, givenCourse, startSitting } from './given.ts'
import { test } from './journey.ts'

const budgetBytes = 200_000
const partsOfField =
  /\/assets\/(?:formula-field|math|mathlive|keyboard-names|keyboard-layouts|live-field|words|pasting)-[^/]*\.js$/

test('a learner reads a problem after at most 200 kB of JavaScript', async ({ browser, origin, pageOf }) => {
  const { path } = await givenCourse(origin, { name: 'Speed', problems: [areaProblem], learners: ['student8'] })
  const page = await pageOf('student8', path)
  await startSitting(page)

  // The same person in a browser that has never been here, so nothing is in a cache.
  const fresh = await browser.newContext({ storageState: await page.context().storageState() })
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
