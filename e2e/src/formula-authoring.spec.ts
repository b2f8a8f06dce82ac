import { expect, type Locator, type Page } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { calculated, expression, galleryProblem, random } from '@isomorph/gallery/write'
import { findingsOn } from './accessibility.ts'
import { callerFor } from './calls.ts'
import { givenCourse, slopeProblem, startSitting } from './given.ts'
import { test } from './journey.ts'
import { latexIn, mathField } from './math.ts'

const problem = galleryProblem({
  key: 'formulas',
  name: 'Formulas of an author',
  field: 'Algebra',
  tags: [],
  variables: [random('v', 2, 9), random('m', 2, 9), calculated('w', 'v^2/2')],
  statement: 'A formula: [[1]]',
  questions: [expression('v')],
  solution: '',
})

/** The editor of a new problem with its question open. */
async function openEditor(origin: string, pageOf: (user: string, path: string) => Promise<Page>): Promise<Page> {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = problem
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  await question(page).locator('button[aria-expanded]').first().click()
  await expect(answerField(page)).toBeVisible()
  return page
}

const question = (page: Page): Locator => page.getByLabel('Question 1', { exact: true })
const answerField = (page: Page): Locator => mathField(question(page), 'Right answer')

/** Empties the field by keys and types into it. */
async function retype(page: Page, field: Locator, keys: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(keys)
}

test('an author is asked where typed text can mean another formula, and answers by keys', async ({
  origin,
  pageOf,
}) => {
  const page = await openEditor(origin, pageOf)
  const field = answerField(page)
  await retype(page, field, '1/v/2')
  const note = question(page).getByRole('status').filter({ hasText: 'which can also mean' })
  await expect(note).toContainText('You typed 1/v/2, which can also mean (1/v)/2. It stands as 1/(v/2).')
  expect(await findingsOn(page)).toEqual([])
  const use = note.getByRole('button', { name: 'Use (1/v)/2' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(use).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(note).toHaveCount(0)
  await expect(field).toBeFocused()
  expect(await latexIn(field)).toBe('\\frac{\\frac{1}{v}}{2}')

  await retype(page, field, '1/v+2')
  await expect(note).toContainText('It stands as 1/(v+2).')
  await page.keyboard.type('m')
  await expect(note).toContainText('It stands as 1/(v+2·m).')
  await note.getByRole('button', { name: 'Keep 1/(v+2·m)' }).press('Enter')
  await expect(note).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('a learner is asked, too', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, { name: 'Two readings', problems: [slopeProblem], learners: ['student7'] })
  const page = await pageOf('student7', path)
  await startSitting(page)
  const field = page.locator('math-field').first()
  await field.focus()
  await page.keyboard.type('1/2x')
  const note = page.getByRole('status').filter({ hasText: 'which can also mean' })
  await expect(note).toContainText('You typed 1/2x, which can also mean (1/2)·x. It stands as 1/(2·x).')
  expect(await findingsOn(page)).toEqual([])
  await note.getByRole('button', { name: 'Use (1/2)·x' }).press('Enter')
  await expect(note).toHaveCount(0)
  expect(await latexIn(field)).toBe('\\frac{1}{2}x')
})
