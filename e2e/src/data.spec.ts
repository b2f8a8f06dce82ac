import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { mathField, typeMath } from './math.ts'

/** The numbers in the table of the preview. */
async function dataIn(page: Page): Promise<readonly number[]> {
  const cells = await page.getByRole('table').last().getByRole('cell').allInnerTexts()
  return cells.map(Number)
}

/** The standard deviation of a sample, by its definition. */
function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.map((value) => (value - mean) ** 2)
  return Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / (values.length - 1))
}

test('ten random data with their standard deviation in a table, from a blank problem to a checked one', async ({
  pageOf,
}) => {
  let steps = 0
  const step = async (act: Promise<unknown>): Promise<void> => {
    steps += 1
    await act
  }
  const page = await pageOf('instructor', '/problems/new')
  await step(page.getByLabel('Name of the problem').fill('Ten measured values'))
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await step(statement.click())
  await step(statement.pressSequentially('Measured: {x'))
  await step(page.getByRole('option', { name: 'New x: random number' }).click())

  const variables = page.getByRole('region', { name: 'Variables' })
  await step(variables.getByLabel('To', { exact: true }).fill('90'))
  await step(variables.getByLabel('How many').fill('10'))
  await step(variables.getByRole('button', { name: 'Done' }).click())

  await step(statement.press('ControlOrMeta+End'))
  await step(page.getByRole('button', { name: 'Table', exact: true }).click())
  await step(page.getByRole('menuitem', { name: 'Fill a row from list x' }).click())

  // It stands behind the table.
  await step(page.getByRole('button', { name: /^Insert a question/ }).click())
  await step(page.getByRole('menuitem', { name: /^Numeric/ }).click())
  const question = page.getByLabel('Question 1', { exact: true })
  await step(typeMath(mathField(question, 'Correct answer'), 'stdev(x)'))

  await expect.poll(() => dataIn(page)).toHaveLength(10)
  const key = question.getByRole('button', { name: /^Correct answer:/ })
  await expect(key).toContainText(deviationOf(await dataIn(page)).toPrecision(5))

  await step(page.getByRole('button', { name: 'Check variants' }).click())
  await expect(page.getByRole('heading', { name: '1,000 variants: no issues' })).toBeVisible()
  await step(page.getByRole('button', { name: 'Save', exact: true }).click())
  await expect(page).toHaveURL(/\/problems\/\d+$/)
  await expect(page.getByRole('status').filter({ hasText: /^saved/ })).toBeVisible()
  await expect(page.getByText('unsaved changes')).toHaveCount(0)
  expect(steps).toBeLessThanOrEqual(30)
})
