import { expect } from '@playwright/test'
import { calculated, expression, galleryProblem, numberSet, numeric } from '@isomorph/gallery/write'
import { givenCourse, startSitting } from './given.ts'
import { test } from './journey.ts'
import { latexIn, mathField, typeMath } from './math.ts'

const half = galleryProblem({
  key: 'half',
  name: 'Half of a number',
  field: 'Algebra',
  tags: [],
  variables: [numberSet('a', '1250.5'), calculated('h', 'a/2')],
  statement: 'What is half of @a? [[1]] And the set of the first two odd numbers? [[2]]',
  questions: [numeric('h'), expression('\\left\\{1;3\\right\\}')],
  solution: 'It is @h.',
})

const halfInCommas = { ...half, content: { ...half.content, decimalSign: 'comma' as const } }

test('numbers are shown and typed with a decimal comma where the problem says so', async ({ origin, pageOf }) => {
  const learner = 'student8'
  const { path } = await givenCourse(origin, { name: 'Halves', problems: [halfInCommas], learners: [learner] })
  const page = await pageOf(learner, path)
  await startSitting(page)
  await expect(page.getByText('What is half of 1250,5?')).toBeVisible()
  const number = mathField(page, 'Part a: Your answer')
  await typeMath(number, '625.25')
  await expect(page.getByText('Write decimals with a comma: 625,25')).toBeVisible()
  await typeMath(number, '625,25')
  await expect.poll(() => latexIn(number)).toBe('625{,}25')
  await expect(page.locator('[data-question="1"]').getByText('read as')).toBeVisible()

  await typeMath(number, '625')
  await page.getByRole('button', { name: 'Math keyboard for Part a: Your answer' }).click()
  const keyboard = page.locator('.ML__keyboard')
  await expect(keyboard.getByRole('button', { name: 'decimal point' })).toHaveCount(0)
  for (const key of ['decimal comma', '2', '5'])
    await keyboard.getByRole('button', { name: key, exact: true }).filter({ visible: true }).click()
  await expect.poll(() => latexIn(number)).toBe('625{,}25')
  await number.press('Escape')

  const set = mathField(page, 'Part b: Your answer')
  await typeMath(set, '{1,3}')
  const readings = page.getByRole('group', { name: 'How is this meant?' }).getByRole('button')
  await expect(readings).toHaveCount(2)
  await readings.last().click()
  await expect(readings).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(page.locator('[data-question="1"]').getByText('Correct', { exact: true })).toBeVisible()
  await expect(page.locator('[data-question="2"]').getByText('Correct', { exact: true })).toBeVisible()
})
