import { expect, type Page } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { calculated, galleryProblem, numberSet, numeric, percent } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { test } from './journey.ts'

/** Half of five, in the statement, the solution and as the right answer. */
const halved = galleryProblem({
  key: 'halved',
  name: 'Half of a number',
  field: 'Algebra',
  tags: [],
  variables: [numberSet('a', '5'), calculated('c', '\\frac{a}{2}')],
  statement: 'Half of @a is @c. Write it: [[1]]',
  questions: [numeric('c', { tolerance: percent(1) })],
  solution: 'It is @c.',
})

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'version 2' })).toBeVisible()
}

test('an author sets figures, zeros and engineering notation of a value, and a copy keeps them', async ({
  origin,
  pageOf,
}) => {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = halved
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  const preview = page.getByRole('main')
  await expect(preview).toContainText('is 2.5.')

  await page.getByRole('button', { name: 'Variable c, calculated value' }).click()
  await page.getByLabel('Keep zeros at the end').check()
  await expect(preview).toContainText('is 2.50.')

  await page.getByLabel('Rounded to').selectOption('Significant figures')
  await page.getByLabel('Figures').fill('4')
  await expect(preview).toContainText('is 2.500.')
  await page.getByLabel('Shown as').selectOption('Engineering: 12.3 × 10³, 4.5 × 10⁶')
  await saved(page)

  const copy = await instructor.ask(problemCalls.copyProblem, { params: { problemId: id }, body: {} })
  const kept = await instructor.ask(problemCalls.getProblem, { params: { problemId: copy.id } })
  expect(kept.content.variables[1]?.parameters).toMatchObject({
    numberFormatType: 'SciNotation',
    isEngineering: true,
    roundsTo: 'significantFigures',
    rounding: 4,
  })
})
