import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { latexIn, mathField, typeKeys } from './math.ts'

test('what an author leaves half typed is mended aloud, and comes back', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems/new')
  await page.getByRole('button', { name: 'Insert a question' }).click()
  await page.getByRole('menuitem', { name: /^Formula Any/ }).click()
  const question = page.getByLabel('Question 1', { exact: true })
  const field = mathField(question, 'Correct answer')
  await typeKeys(field, '2^')
  await question.getByLabel('Label before the field').click()
  const note = question.getByText('Mended: An empty exponent or subscript was removed.')
  await expect(note).toBeVisible()
  await expect.poll(() => latexIn(field)).toBe('2')
  await question.locator('button[aria-expanded]').first().click()
  await expect(field).toHaveCount(0)
  await question.locator('button[aria-expanded]').first().click()
  await expect(note).toBeVisible()
  await question.getByRole('button', { name: 'Keep as typed' }).click()
  await expect.poll(() => latexIn(field)).toBe('2^{}')

  await typeKeys(field, '1/')
  await question.getByLabel('Label before the field').click()
  await expect(question.getByText('There is an empty box in the formula.')).toBeVisible()
  await expect.poll(() => latexIn(field)).toBe(String.raw`\frac{1}{\placeholder{}}`)
})

test('a letter turns into a pill the moment its variable is defined', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems/new')
  await page.getByRole('button', { name: 'Insert a question' }).click()
  await page.getByRole('menuitem', { name: /^Numeric/ }).click()
  const question = page.getByLabel('Question 1', { exact: true })
  const field = mathField(question, 'Correct answer')
  await typeKeys(field, 'sqrt(v_0/2)')
  await expect(question.getByText('v_0 is not defined yet.')).toBeVisible()
  await expect(question.locator('.math-field-pill')).toHaveCount(0)
  await question.getByRole('button', { name: 'random number' }).click()
  await expect(question.locator('.math-field-pill[data-name="v_0"]')).toHaveCount(1)
  expect(await latexIn(field)).toMatch(/^\\sqrt\{\\frac\{v_\{?0\}?\}\{?2\}?\}$/)
})

test('a variable typed into the label of a question is shown with its value', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems/new')
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.click()
  await statement.pressSequentially('At {v')
  await page.getByRole('option', { name: 'New v: random number' }).click()
  await page.getByRole('button', { name: 'Insert a question' }).click()
  await page.getByRole('menuitem', { name: /^Numeric/ }).click()
  const label = page.getByLabel('Question 1', { exact: true }).getByLabel('Label before the field')
  await label.click()
  await label.pressSequentially('after {v} s, $2{v}=$')
  await expect(label).toHaveValue('after {v} s, $2{v}=$')
  await expect(page.getByText(/^after\s*\d+[\s\S]*s,/).last()).toBeVisible()
})

for (const width of [1280, 360]) {
  test(`the tools of a choice cover nothing of the choice above at ${width} px`, async ({ pageOf }) => {
    const page = await pageOf('instructor', '/problems/new')
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Insert a question' }).click()
    await page.getByRole('menuitem', { name: /choice/i }).click()
    await page.getByRole('textbox', { name: 'Choice 2' }).click()
    const toolbar = page.locator('.is-compact').getByRole('toolbar', { name: 'Text tools' })
    const feedback = page
      .getByRole('group', { name: 'Choice 1', exact: true })
      .getByRole('button', { name: /^Feedback for / })
    await expect(async () => {
      const [tools, above] = [await toolbar.boundingBox(), await feedback.boundingBox()]
      expect(tools!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
      expect(tools!.x + tools!.width).toBeLessThanOrEqual(width)
    }).toPass()
    await feedback.click()
    await expect(page.getByRole('textbox', { name: 'Said to choice 1' })).toBeFocused()
  })
}
