// Takes the pictures of the README and the guides from the demo: `npm run pictures -w e2e`.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { connectingPictures } from './connecting-pictures.ts'
import { goSignedIn } from './given.ts'
import { mathField, typeMath } from './math.ts'
import type { Picture } from './picture.ts'
import { startProduct } from './product.ts'
import { findDemoPlaces, type DemoPlaces } from './screens/index.ts'
import { searchForAda } from './screens/screen.ts'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))

const pictures: readonly Picture[] = [
  {
    name: 'problem-editor',
    as: 'instructor',
    path: ({ problem }) => problem,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Question 1/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Check variants' }).click()
      await page
        .getByText(/1,000 variants/)
        .first()
        .waitFor()
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  {
    name: 'share',
    as: 'instructor',
    path: ({ problem }) => problem,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('dialog').getByText('Its readers are readers of this problem.').waitFor()
    },
  },
  {
    name: 'shared-library',
    as: 'instructor',
    path: ({ sharedLibrary }) => sharedLibrary,
    prepare: (page) => page.getByRole('link', { name: 'Braking distance' }).waitFor(),
  },
  {
    name: 'delivery-settings',
    as: 'instructor',
    path: ({ open }) => `${open}/settings`,
    prepare: (page) => page.getByLabel('Attempts per problem').waitFor(),
  },
  {
    name: 'start-page',
    as: 'student8',
    path: ({ open }) => open,
    prepare: (page) => page.getByRole('button', { name: 'Start' }).waitFor(),
  },
  {
    name: 'sitting',
    as: 'student8',
    path: ({ open }) => open,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start' }).click()
      await page.getByRole('link', { name: /^Problem 4/ }).click()
      const first = page.locator('math-field').first()
      await typeMath(first, '12.5m/s')
      await page.getByText('read as').first().waitFor()
      await page.getByText(/^Saved/).waitFor()
    },
  },
  {
    name: 'asked-reading',
    as: 'student8',
    path: ({ open }) => open,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Continue' }).click()
      await page.getByRole('link', { name: /^Problem 4/ }).click()
      await typeMath(page.locator('math-field').first(), '5ms^-1')
      await page.getByRole('group', { name: 'How is this meant?' }).first().waitFor()
    },
  },
  {
    name: 'sitting-dark',
    as: 'student8',
    path: ({ open }) => open,
    colorScheme: 'dark',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Continue' }).click()
      await page.getByRole('link', { name: /^Problem 1/ }).click()
      await typeMath(mathField(page, await labelOfFirst(page)), 'x^2')
      await page
        .getByRole('button', { name: /^Math keyboard for/ })
        .first()
        .click()
      await page.locator('.ML__keyboard.is-visible').waitFor()
    },
  },
  {
    name: 'results',
    as: 'instructor',
    path: ({ past }) => `${past}/results`,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Abel, Ada, problem 3/ }).waitFor()
    },
  },
  {
    name: 'attempts',
    as: 'instructor',
    path: ({ past }) => `${past}/results`,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Baker, Bruno, problem 3/ }).click()
      await page.getByRole('dialog', { name: 'Attempts' }).getByText('Attempt 1').waitFor()
    },
  },
  {
    name: 'course',
    as: 'instructor',
    path: ({ course }) => course,
    prepare: (page) => page.getByText('Needs you').waitFor(),
  },
  {
    name: 'user-roles',
    as: 'superadmin',
    path: () => '/users',
    prepare: async (page) => {
      await searchForAda(page)
      await page.getByRole('link', { name: /Abel/ }).first().click()
      await page.getByRole('link', { name: 'Roles' }).click()
      await page.getByRole('button', { name: 'Grant Admin' }).waitFor()
    },
  },
  {
    name: 'connect-platform',
    as: 'superadmin',
    path: () => '/installation/learning-platforms/new',
    prepare: (page) => page.getByText('What to type in at the platform').waitFor(),
  },
  ...connectingPictures,
]

async function labelOfFirst(page: Page): Promise<string> {
  return (await page.locator('math-field').first().getAttribute('aria-label')) ?? ''
}

async function take(browser: Browser, origin: string, demo: DemoPlaces, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: picture.colorScheme ?? 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await goSignedIn(page, origin, picture.as, picture.path(demo))
  await picture.prepare(page)
  await expect(page.locator('.static-math.is-loading')).toHaveCount(0)
  await page.evaluate(async () => document.fonts.ready)
  const shown = picture.part?.(page) ?? page
  await shown.screenshot({ path: `${folder}${picture.name}.png` })
  await context.close()
}

const { path: executablePath } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
// One that runs already is taken as it is, while one tries out a picture.
const running = process.env['ISOMORPH_URL']
const product = running === undefined ? await startProduct() : undefined
try {
  const origin = running ?? product?.url ?? ''
  const demo = await findDemoPlaces(origin)
  const wanted = new Set(process.argv.slice(2))
  await mkdir(folder, { recursive: true })
  for (const picture of pictures) {
    if (wanted.size === 0 || wanted.has(picture.name)) await take(browser, origin, demo, picture)
  }
} finally {
  await browser.close()
  await product?.remove()
}
