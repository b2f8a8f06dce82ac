import { expect, type Page } from '@playwright/test'
import { areaProblem, givenCourse, slopeProblem, startSitting } from './given.ts'
import { test as journeyTest } from './journey.ts'
import { latexIn, mathField, typeMath } from './math.ts'

const answer = 'Your answer'

async function sideOf(page: Page): Promise<number> {
  const text = await page.getByText('A square has sides of').innerText()
  return Number(/of\s+(\d+)/.exec(text)?.[1])
}

function saved(page: Page) {
  return page.getByText(/^Saved/)
}

function attempts(page: Page) {
  return page.getByRole('region', { name: 'Your attempts' }).getByText(/^Attempt \d+$/)
}

const test = journeyTest.extend<{ start: (learner: string) => Promise<Page> }>({
  start: async ({ origin, pageOf }, use) => {
    await use(async (learner) => {
      const { path } = await givenCourse(origin, {
        name: 'Homework',
        problems: [areaProblem, slopeProblem],
        learners: [learner],
      })
      const page = await pageOf(learner, path)
      await startSitting(page)
      return page
    })
  },
})

test('an answer is read back while it is typed, and one that cannot be read costs no attempt', async ({ start }) => {
  const page = await start('student3')
  const field = mathField(page, answer)
  await typeMath(field, '3*4 cm^2')
  await expect(page.getByText('read as')).toBeVisible()
  await expect(page.getByText('Attempt 1 of 3')).toBeVisible()

  await typeMath(field, '12 cm^2+')
  await expect(page.getByText('read as')).toBeHidden()
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Attempt 1 of 3')).toBeVisible()
  await expect(attempts(page)).toHaveCount(0)

  await typeMath(field, `${(await sideOf(page)) ** 2}cm^2`)
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(attempts(page)).toHaveCount(1)
  await expect(page.getByText('Attempt 2 of 3')).toBeVisible()
})

test('what was typed is still there after a reload', async ({ start }) => {
  const page = await start('student4')
  await typeMath(mathField(page, answer), '77cm^2')
  const typed = await latexIn(mathField(page, answer))
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect.poll(() => latexIn(mathField(page, answer))).toBe(typed)
  await expect(attempts(page)).toHaveCount(0)
})

test('what is typed offline is kept and sent when the connection is back', async ({ start, pageOf }) => {
  const page = await start('student5')
  await typeMath(mathField(page, answer), '5cm^2')
  await expect(saved(page)).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline. Everything you type is kept here and will be sent.')).toBeVisible()
  await typeMath(mathField(page, answer), '55cm^2')
  await expect(page.getByText('Kept here, not sent yet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible()
  const typed = await latexIn(mathField(page, answer))

  // Another device of the same person sees it: it is on the server.
  const elsewhere = await pageOf('student5', new URL(page.url()).pathname)
  await expect.poll(() => latexIn(mathField(elsewhere, answer))).toBe(typed)
})

test('two tabs that submit at once count once', async ({ start }) => {
  const page = await start('student6')
  await typeMath(mathField(page, answer), '4cm^2')
  await expect(saved(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Submit answers' })).toBeEnabled()
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Submit answers' }).click({ noWaitAfter: true })),
  )
  await expect(attempts(page)).not.toHaveCount(0)
  await expect(attempts(other)).not.toHaveCount(0)
  await page.reload()
  await expect(attempts(page)).toHaveCount(1)
  await expect(page.getByText('Attempt 2 of 3')).toBeVisible()
})

test('the keyboard on the screen has the layouts that the question allows', async ({ start }) => {
  const page = await start('student7')
  const layouts = page.locator('.MLK__toolbar > .left > div').filter({ visible: true })
  await page.getByRole('button', { name: `Math keyboard for ${answer}` }).click()
  await expect(layouts).toHaveText(['123', 'm/s'])
  await page.locator('.ML__keyboard').getByRole('button', { name: '7', exact: true }).click()
  await expect.poll(() => latexIn(mathField(page, answer))).toBe('7')
  await page.getByRole('link', { name: /^Problem 2/ }).click()
  await expect(page.getByRole('heading', { name: /Slope of a parabola/ })).toBeVisible()
  await page.getByRole('button', { name: `Math keyboard for ${answer}` }).click()
  await expect(layouts).toHaveText(['123', 'abc', 'f(x)'])
})
