import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { findingsOn } from './accessibility.ts'

const root = fileURLToPath(new URL('../../apps/web', import.meta.url))

test('every component in every state is usable by everybody, in light and dark, and at twice the text', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  process.env['API_URL'] = process.env['ISOMORPH_URL']
  const server = await createServer({ root, server: { host: '127.0.0.1', port: 0, watch: null }, logLevel: 'error' })
  try {
    await server.listen()
    const address = `${server.resolvedUrls?.local[0]}components.html`
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The page is compiled while it is asked for, which takes its time on a machine with other work.
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Around a screen' })).toBeVisible({ timeout: 150_000 })
    await expect(page.locator('math-field').first()).toBeVisible({ timeout: 60_000 })
    // What is chosen is read whole: in two lines where one has no room for it.
    const heightOf = async (label: string) =>
      (await page.getByLabel(label, { exact: true }).first().boundingBox())?.height ?? 0
    expect(await heightOf('A long choice')).toBeGreaterThan(1.4 * (await heightOf('A choice')))
    for (const scheme of ['light', 'dark']) {
      await page.getByRole('button', { name: scheme }).click()
      expect(await findingsOn(page)).toEqual([])
    }
    await page.getByRole('button', { name: '200 %' }).click()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
    expect(await findingsOn(page)).toEqual([])
  } finally {
    await server.close()
  }
  const built = await request.get('/components.html')
  expect(await built.text()).not.toContain('components-page')
})
