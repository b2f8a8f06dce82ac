import { expect, type Page } from '@playwright/test'
import { areaProblem, givenCourse, goSignedIn, startSitting, wordsProblem } from './given.ts'
import { test } from './journey.ts'
import { latexIn, mathField } from './math.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, timezoneId: 'Asia/Kolkata' }

const toProblem = (page: Page, position: number) =>
  page.getByRole('link', { name: new RegExp(`^Problem ${position},`) })

test('on a phone the math keyboard comes with its field and goes with it', async ({ browser, origin }) => {
  const { path } = await givenCourse(origin, {
    name: 'Phone',
    problems: [areaProblem, wordsProblem],
    learners: ['student6'],
  })
  const context = await browser.newContext({ baseURL: origin, ...phone })
  const page = await context.newPage()
  await goSignedIn(page, origin, 'student6', path)
  await startSitting(page)
  const isOpen = /math-keyboard-open/
  const field = mathField(page, 'Your answer')
  await field.tap()
  await expect(page.locator('body')).toHaveClass(isOpen)
  const keyboard = page.locator('.ML__keyboard')
  for (const key of ['4', '9']) await keyboard.getByRole('button', { name: key, exact: true }).tap()
  await expect.poll(() => latexIn(field)).toBe('49')
  // No key is narrower or lower than a finger.
  const boxes = await keyboard
    .locator('.MLK__layer.is-visible .MLK__row > div')
    .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect()).map(({ width, height }) => [width, height]))
  expect(Math.min(...boxes.flat())).toBeGreaterThanOrEqual(44)
  // The sign of the key that deletes stands in its middle.
  const [across, down] = await keyboard.getByRole('button', { name: 'delete', exact: true }).evaluate((key) => {
    const [box, sign] = [key.getBoundingClientRect(), (key.querySelector('svg') ?? key).getBoundingClientRect()]
    return [box.x + box.width / 2 - sign.x - sign.width / 2, box.y + box.height / 2 - sign.y - sign.height / 2]
  })
  expect(Math.max(Math.abs(across ?? NaN), Math.abs(down ?? NaN))).toBeLessThanOrEqual(2)

  // The verdict stays in sight: the focus goes to what is to be mended, the keyboard comes with the next tap.
  await page.getByRole('button', { name: 'Submit answers' }).tap()
  const verdict = page.locator('[data-question]').getByText(/^(?:Incorrect|Partly correct)/)
  await expect(verdict).toBeInViewport()
  await expect(field).toBeFocused()
  await expect(page.locator('body')).not.toHaveClass(isOpen)
  await field.tap()
  await expect(page.locator('body')).toHaveClass(isOpen)

  await toProblem(page, 2).tap()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible()
  await expect(page.locator('body')).not.toHaveClass(isOpen)
  await expect(keyboard.getByRole('button', { name: '4', exact: true })).toBeHidden()
  await context.close()
})
