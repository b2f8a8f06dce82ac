import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import type { AnyLanguageCode } from './languages/catalogs.ts'
import { goSignedIn } from './given.ts'
import { pageInLanguage, takeLanguage } from './languages/page-in-language.ts'
import { contentOf, unmarkedTexts } from './languages/unmarked-texts.ts'
import { wordsIn, type Words } from './languages/words.ts'
import { findDemoPlaces, screens, type DemoPlaces, type Screen } from './screens/index.ts'
import { stickingOut } from './sticking-out.ts'

const origin = process.env['ISOMORPH_URL'] ?? ''

interface Looking {
  readonly demo: DemoPlaces
  /** An empty page in the browser of a person, or of nobody, in a language. */
  readonly pageOf: (person: string | undefined, code: AnyLanguageCode) => Promise<Page>
  readonly wordsOf: (code: AnyLanguageCode) => Promise<Words>
}

const test = base.extend<object, Looking>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs none of its fixtures
    async ({}, use) => {
      await use(await findDemoPlaces(origin))
    },
    { scope: 'worker' },
  ],
  wordsOf: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const known = new Map<AnyLanguageCode, Promise<Words>>()
      await use((code) => {
        const words = known.get(code) ?? wordsIn(code)
        known.set(code, words)
        return words
      })
    },
    { scope: 'worker' },
  ],
  pageOf: [
    async ({ browser }, use) => {
      const browsers = new Map<string, BrowserContext>()
      await use(async (person, code) => {
        const key = `${person} ${code}`
        const known = browsers.get(key)
        if (known) return await known.newPage()
        const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', serviceWorkers: 'block' })
        browsers.set(key, context)
        const page = await context.newPage()
        if (person !== undefined) await goSignedIn(page, origin, person, '/')
        await takeLanguage(page, code)
        return page
      })
      await Promise.all([...browsers.values()].map((context) => context.close()))
    },
    { scope: 'worker' },
  ],
})

// A finding says where it is.
test.use({ trace: 'off', screenshot: 'off' })
test.describe.configure({ mode: 'parallel' })

async function open(page: Page, screen: Screen, demo: DemoPlaces, words: Words): Promise<void> {
  await page.goto(screen.path(demo))
  await expect(page.getByText(words(screen.shows)).filter({ visible: true }).first()).toBeVisible()
  await screen.open?.(pageInLanguage(page, words))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

for (const screen of screens) {
  test(`${screen.name}: every text is in the catalogs`, async ({ pageOf, wordsOf, demo }) => {
    const page = await pageOf(screen.as, 'en-XA')
    const content = contentOf(page)
    await open(page, screen, demo, await wordsOf('en-XA'))
    // Some of what is shown is kept in the browser, and its answer comes later.
    await expect.poll(async () => await unmarkedTexts(page, content)).toEqual([])
    await page.close()
  })

  for (const code of ['de', 'es', 'fr'] as const)
    test(`${screen.name}: fits a phone in ${code}`, async ({ pageOf, wordsOf, demo }) => {
      const page = await pageOf(screen.as, code)
      await open(page, screen, demo, await wordsOf(code))
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.poll(() => stickingOut(page)).toEqual([])
      await page.close()
    })
}
