import { expect, type Browser, type Page } from '@playwright/test'
import { areaProblem, givenCourse, startSitting, type Delivery } from './given.ts'
import { test } from './journey.ts'
import type { AnyLanguageCode } from './languages/catalogs.ts'
import { pageInLanguage, takeLanguage } from './languages/page-in-language.ts'
import { wordsIn } from './languages/words.ts'
import { typeMath } from './math.ts'
import { signIn } from './people.ts'

interface Reader {
  readonly code: AnyLanguageCode
  /** What the browser asks for. */
  readonly locale: string
  /** Whether the language is asked for by a test, since nobody can choose it. */
  readonly isUnderTest?: boolean
}

/** An empty page of somebody, on which English words find what they mean in their language. */
async function pageOfReader(browser: Browser, origin: string, { code, locale, isUnderTest }: Reader): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale })
  const page = await context.newPage()
  if (isUnderTest) await takeLanguage(page, code)
  return pageInLanguage(page, await wordsIn(code))
}

async function answer(page: Page): Promise<void> {
  const text = await page.locator('main').getByText('A square has sides of').innerText()
  const side = Number(/\d+/.exec(text)?.[0])
  await typeMath(page.locator(':is(math-field, .math-field-early)').first(), `${side ** 2}cm^2`)
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(page.getByRole('region', { name: 'Your attempts' }).getByText(/^Correct$/)).toBeVisible()
}

async function signInAnswerAndRead(page: Page, learner: string, { path }: Delivery): Promise<void> {
  await signIn(page, learner)
  await page.goto(path)
  await startSitting(page)
  await answer(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Continue' }).or(page.getByRole('link', { name: 'Continue' })),
  ).toBeVisible()
}

for (const { learner, ...reader } of [
  { learner: 'student3', code: 'de', locale: 'de-AT' },
  { learner: 'student4', code: 'ar-XB', locale: 'en-US', isUnderTest: true },
] as const) {
  test(`somebody signs in, answers and reads the result in ${reader.code}`, async ({ browser, origin }) => {
    const delivery = await givenCourse(origin, {
      name: `In ${reader.code}`,
      problems: [areaProblem],
      learners: [learner],
    })
    const page = await pageOfReader(browser, origin, reader)
    await signInAnswerAndRead(page, learner, delivery)
    await expect(page.locator('html')).toHaveAttribute('lang', reader.code)
    await expect(page.locator('html')).toHaveAttribute('dir', reader.code === 'ar-XB' ? 'rtl' : 'ltr')
    await page.context().close()
  })
}
