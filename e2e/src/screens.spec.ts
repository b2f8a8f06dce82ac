import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { findingsOn } from './accessibility.ts'
import { goSignedIn } from './given.ts'
import { findDemoPlaces, screens, type DemoPlaces } from './screens/index.ts'
import { stickingOut } from './sticking-out.ts'

const origin = process.env['ISOMORPH_URL'] ?? ''

interface Looking {
  readonly demo: DemoPlaces
  /** A page in the browser of a person, or of nobody; one browser each, so that what a screen loads is there for the next. */
  readonly openAs: (person: string | undefined, path: string) => Promise<Page>
}

const test = base.extend<object, Looking>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs none of its fixtures
    async ({}, use) => {
      await use(await findDemoPlaces(origin))
    },
    { scope: 'worker' },
  ],
  openAs: [
    async ({ browser }, use) => {
      const browsers = new Map<string | undefined, BrowserContext>()
      await use(async (person, path) => {
        const known = browsers.get(person)
        const context =
          known ?? (await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', serviceWorkers: 'block' }))
        browsers.set(person, context)
        const page = await context.newPage()
        await (person === undefined || known ? page.goto(path) : goSignedIn(page, origin, person, path))
        return page
      })
      await Promise.all([...browsers.values()].map((context) => context.close()))
    },
    { scope: 'worker' },
  ],
})

// A finding says where it is; recording every look would take longer than looking.
test.use({ trace: 'off' })

// Each screen stands alone: the workers share them.
test.describe.configure({ mode: 'parallel' })

/** What a browser does at 200 %: half the room for everything, or the same room for text of twice the size. */
const twiceAsLarge = [
  (page: Page) => page.setViewportSize({ width: 640, height: 400 }),
  async (page: Page) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  },
]

/** A window of 1280 × 1024 at 400 %, the narrowest that WCAG asks for (1.4.10). */
const narrowest = { width: 320, height: 256 }

/** The width of A4 between margins of 2 cm, in CSS pixels. */
const sheet = { width: 643, height: 1000 }

const turned = async (page: Page, direction: 'ltr' | 'rtl') =>
  await page.evaluate((dir) => void (document.documentElement.dir = dir), direction)

/**
 * What disappears in forced colours, where backgrounds and shadows do: buttons and fields that neither have a border nor say
 * in text or a picture what they are.
 */
async function lostInForcedColours(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const controls = [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea, [role=button]')]
    const isLost = (control: Element): boolean => {
      const { borderTopWidth, borderBottomWidth, appearance, opacity } = getComputedStyle(control)
      const isDrawn = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0 || appearance !== 'none'
      const frame = control.parentElement?.querySelector('fieldset')
      const isFramed = frame ? parseFloat(getComputedStyle(frame).borderTopWidth) > 0 : false
      const says = (control.textContent ?? '').trim() !== '' || control.querySelector('svg, img') !== null
      return control.checkVisibility() && opacity !== '0' && !isDrawn && !isFramed && !says
    }
    return controls.filter(isLost).map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
}

for (const screen of screens) {
  test(`${screen.name}: usable by everybody, wide and at 400 %, from right to left, on paper, in forced colours and on a phone in the dark`, async ({
    openAs,
    demo,
  }) => {
    const page = await openAs(screen.as, screen.path(demo))
    await expect(page.getByText(screen.shows).filter({ visible: true }).first()).toBeVisible()
    await screen.open?.(page)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await findingsOn(page)).toEqual([])

    for (const zoom of twiceAsLarge) {
      await zoom(page)
      await expect.poll(() => stickingOut(page)).toEqual([])
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await turned(page, 'rtl')
    await expect.poll(() => stickingOut(page)).toEqual([])
    await page.setViewportSize(narrowest)
    await expect.poll(() => stickingOut(page)).toEqual([])
    await turned(page, 'ltr')
    await expect.poll(() => stickingOut(page)).toEqual([])
    await page.setViewportSize(sheet)
    await page.emulateMedia({ reducedMotion: 'reduce', media: 'print' })
    await expect.poll(() => stickingOut(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce', media: 'screen' })
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    expect(await lostInForcedColours(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
    await page.setViewportSize({ width: 360, height: 740 })
    // What a larger page has been scrolled to is not where a phone opens it.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await expect.poll(() => stickingOut(page)).toEqual([])
    expect(await findingsOn(page)).toEqual([])
    await page.close()
  })
}
