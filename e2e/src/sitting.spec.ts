import { expect, type Page } from '@playwright/test'
import { areaProblem, givenCourse, slopeProblem, speedProblem, startSitting } from './given.ts'
import { holdBack } from './hold-back.ts'
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

journeyTest(
  'an answer that can be read in two ways is asked about and costs no attempt',
  async ({ origin, pageOf }) => {
    const learner = 'student7'
    const { path } = await givenCourse(origin, { name: 'Speeds', problems: [speedProblem], learners: [learner] })
    const page = await pageOf(learner, path)
    await startSitting(page)
    const speed = /covers\s+(\d+)/.exec(await page.getByText('A cart covers').innerText())?.[1] ?? ''
    const field = mathField(page, answer)
    await typeMath(field, `${speed}ms^-1`)
    const readings = page.getByRole('group', { name: 'How is this meant?' }).getByRole('button')
    await expect(readings).toHaveCount(2)

    await page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(`Write ${speed} m·s^-1 or ${speed} (ms)^-1.`)).toBeVisible()
    await expect(attempts(page)).toHaveCount(0)

    await page.getByRole('button', { name: `${speed} m times s to the power minus 1` }).click()
    await expect(field).toBeFocused()
    await expect(readings).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(attempts(page)).toHaveCount(1)
    await expect(page.locator('[data-question="1"]').getByText('Correct')).toBeVisible()
  },
)

test('what was typed is still there after a reload, before what is typed until the formula editor arrives', async ({
  start,
}) => {
  const page = await start('student4')
  await typeMath(mathField(page, answer), '77cm^2')
  const typed = await latexIn(mathField(page, answer))
  await expect(saved(page)).toBeVisible()
  const letGo = await holdBack(page, /\/assets\/mathlive-[^/]*\.js$/)
  await page.reload()
  const field = mathField(page, answer)
  await field.click()
  await expect(field).toBeFocused()
  await page.keyboard.type('+1/2')
  // As phones and input methods write: without a key.
  await page.keyboard.insertText('+3')
  await expect(field).toHaveText('+1/2+3')
  letGo()
  await expect.poll(() => latexIn(field)).toBe(`${typed}+\\frac{1}{2+3}`)
  await expect(field).toBeFocused()
  await expect(attempts(page)).toHaveCount(0)
})

test('what is typed offline is kept and sent when the connection is back', async ({ start, pageOf }) => {
  const page = await start('student5')
  await typeMath(mathField(page, answer), '5cm^2')
  await expect(saved(page)).toBeVisible()
  await page.context().setOffline(true)
  await expect(
    page.getByText('You are offline. Everything you type is saved on this device and will be sent.'),
  ).toBeVisible()
  await typeMath(mathField(page, answer), '55cm^2')
  await expect(page.getByText('Saved on this device only')).toBeVisible()
  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible()
  const typed = await latexIn(mathField(page, answer))

  // Another device of the same person sees it: it is on the server.
  const elsewhere = await pageOf('student5', new URL(page.url()).pathname)
  await expect.poll(() => latexIn(mathField(elsewhere, answer))).toBe(typed)
})

function submissionsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('response', (response) => {
    const instance = /problemInstances\/(\d+)\/attempts$/.exec(new URL(response.url()).pathname)?.[1]
    if (instance && response.ok()) sent.push(instance)
  })
  return sent
}

function instanceOf(page: Page): string {
  return page.url().split('/').at(-1) ?? ''
}

test('what is submitted offline waits, says so, and is sent in its order when the connection is back', async ({
  start,
}) => {
  const page = await start('student2')
  const sent = submissionsOf(page)
  await typeMath(mathField(page, answer), `${(await sideOf(page)) ** 2}cm^2`)
  await expect(saved(page)).toBeVisible()
  const first = instanceOf(page)
  await page.getByRole('link', { name: /^Problem 2/ }).click()
  await expect(page.getByRole('heading', { name: /Slope of a parabola/ })).toBeVisible()
  await typeMath(mathField(page, answer), '7x')
  await expect(saved(page)).toBeVisible()
  const second = instanceOf(page)

  await page.context().setOffline(true)
  const waits = page.getByText('Not sent yet: you are offline.')
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: 'Cancel submission' }).click()
  await expect(waits).toBeHidden()
  await typeMath(mathField(page, answer), '8x')
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(waits).toBeVisible()
  await page.getByRole('link', { name: /^Problem 1/ }).click()
  await expect(page.getByRole('heading', { name: /Area of a square/ })).toBeVisible()
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(page.getByText('Submitted and waiting to be sent: problems 2, 1.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Problem 2, submission waits to be sent/ })).toBeVisible()
  expect(sent).toEqual([])

  await page.context().setOffline(false)
  await expect(attempts(page)).toHaveCount(1)
  await expect(page.getByText('Submitted and waiting to be sent')).toHaveCount(0)
  expect(sent).toEqual([second, first])
  await page.getByRole('link', { name: /^Problem 2/ }).click()
  await expect(attempts(page)).toHaveCount(1)
  await expect.poll(() => latexIn(mathField(page, answer))).toBe('8x')
})

test('what was submitted offline is sent from the next page, even after the sitting was left', async ({ start }) => {
  const page = await start('student1')
  await typeMath(mathField(page, answer), '12cm^2')
  await expect(saved(page)).toBeVisible()
  const address = page.url()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(page.getByText('Not sent yet: you are offline.')).toBeVisible()
  await page.close({ runBeforeUnload: false })

  await page.context().setOffline(false)
  const later = await page.context().newPage()
  const sent = submissionsOf(later)
  await later.goto('/')
  await expect.poll(() => sent.length).toBe(1)
  await later.goto(address)
  await expect(attempts(later)).toHaveCount(1)
})

test('two tabs that submit at once count once', async ({ start }) => {
  const page = await start('student6')
  await typeMath(mathField(page, answer), '4cm^2')
  await expect(saved(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Submit answers' })).toBeEnabled()
  // Without waiting for the button of one tab to answer to what the other has done.
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Submit answers' }).dispatchEvent('click')),
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
  await expect(page.locator('body')).toHaveClass(/math-keyboard-open/)
  const keyboard = page.locator('.ML__keyboard')
  await expect(keyboard.getByRole('button', { name: 'Numbers', pressed: true })).toBeVisible()
  await keyboard.getByRole('button', { name: 'Units', pressed: false }).click()
  await expect(keyboard.getByRole('button', { name: 'Units', pressed: true })).toBeVisible()
  await keyboard.getByRole('button', { name: 'Numbers' }).click()
  await keyboard.getByRole('button', { name: '7', exact: true }).click()
  await expect.poll(() => latexIn(mathField(page, answer))).toBe('7')
  await page.getByRole('link', { name: /^Problem 2/ }).click()
  await expect(page.getByRole('heading', { name: /Slope of a parabola/ })).toBeVisible()
  await page.getByRole('button', { name: `Math keyboard for ${answer}` }).click()
  await expect(layouts).toHaveText(['123', 'abc', 'f(x)'])
})
