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
  // The remarks come above the question, which moves down.
  await expect(page.getByText(/^Ready to use/)).toBeVisible()
  await question(page).locator('button[aria-expanded]').first().click()
  await expect(answerField(page)).toBeVisible()
  return page
}

const question = (page: Page): Locator => page.getByLabel('Question 1', { exact: true })
const answerField = (page: Page): Locator => mathField(question(page), 'Correct answer')

/** Empties the field by keys and types into it. */
async function retype(page: Page, field: Locator, keys: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(keys)
  // The field takes the place of the text box that keeps keys until it has come.
  await expect(field).toHaveJSProperty('localName', 'math-field')
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

  // The preview asks about what an author tries, as the page of a student does.
  const tried = mathField(page, 'Answer to question 1')
  await retype(page, tried, 'x^ny^n')
  const asked = page.getByRole('status').filter({ hasText: 'You typed x^ny^n' })
  await expect(asked).toContainText('which can also mean x^n·y^n. It stands as x^(n·y^n).')
  await asked.getByRole('button', { name: 'Use x^n·y^n' }).press('Enter')
  await expect(tried).toBeFocused()
  expect(await latexIn(tried)).toBe('x^{n}y^{n}')
})

test('a learner is asked, too', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, { name: 'Two readings', problems: [slopeProblem], learners: ['student7'] })
  const page = await pageOf('student7', path)
  await startSitting(page)
  const field = mathField(page, 'Your answer')
  await field.focus()
  await page.keyboard.type('1/2x')
  const note = page.getByRole('status').filter({ hasText: 'which can also mean' })
  await expect(note).toContainText('You typed 1/2x, which can also mean (1/2)·x. It stands as 1/(2·x).')
  expect(await findingsOn(page)).toEqual([])
  await note.getByRole('button', { name: 'Use (1/2)·x' }).press('Enter')
  await expect(note).toHaveCount(0)
  expect(await latexIn(field)).toBe('\\frac{1}{2}x')
})

test('beside each formula stands its value, and a key shows the values of its parts', async ({ origin, pageOf }) => {
  const page = await openEditor(origin, pageOf)
  await retype(page, answerField(page), 'v^2+m')
  const value = question(page).getByRole('button', { name: /^Correct answer:/ })
  await expect(value).toBeVisible()
  await value.press('Enter')
  await expect(value).toHaveAttribute('aria-expanded', 'true')
  await expect(question(page).locator('dl dt')).toHaveCount(3)
  // Nothing is under the header, which stays in sight.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findingsOn(page)).toEqual([])
  await retype(page, answerField(page), '1/(v-v)')
  await expect(question(page).getByText('no value in this variant: The formula divides by zero.')).toBeVisible()
})

test('a long formula is edited as wide as the page, as a formula and as text', async ({ origin, pageOf }) => {
  const page = await openEditor(origin, pageOf)
  const field = answerField(page)
  await retype(page, field, 'v+m')
  await page.keyboard.press('ControlOrMeta+Shift+E')
  const dialog = page.getByRole('dialog', { name: 'Correct answer' })
  const text = dialog.getByLabel('As text')
  await expect(text).toHaveValue('v+m')
  await expect(mathField(dialog, 'Correct answer, large')).toBeFocused()
  await dialog.getByRole('button', { name: 'Write w' }).press('Enter')
  await expect(text).toHaveValue('v+m*w')
  await text.fill('sqrt(v+m)/(2')
  await expect(dialog.getByText('The formula above stays until this can be read.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await text.fill('sqrt(v+m)/2')
  await expect(mathField(dialog, 'Correct answer, large')).toHaveJSProperty('value', '\\frac{\\sqrt{v+m}}{2}')
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(field).toBeFocused()
  expect(await latexIn(field)).toBe('\\frac{\\sqrt{v+m}}{2}')
  await retype(page, field, 'v+m'.repeat(40))
  await expect(question(page).getByRole('button', { name: 'Expand Correct answer' })).toBeVisible()
})

/** Pastes as the browser does, with what a program has put into the clipboard. */
async function paste(target: Locator, contents: Readonly<Record<string, string>>): Promise<void> {
  await target.evaluate((element, kept) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(kept)) clipboardData.setData(type, content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, contents)
}

test('a field takes pasted formulas, and gives the text back', async ({ origin, pageOf }) => {
  const page = await openEditor(origin, pageOf)
  const field = answerField(page)
  await retype(page, field, '2')
  await paste(field, { 'text/plain': 'x', 'text/html': '<math><mfrac><mi>v</mi><mn>3</mn></mfrac></math>' })
  const status = question(page).getByRole('status').filter({ hasText: 'Pasted as' })
  await expect(status).toContainText('Pasted as MathML.')
  expect(await latexIn(field)).toBe('2\\frac{v}{3}')
  await page.keyboard.type('+')
  await expect(status).toHaveCount(0)
  await paste(field, { 'text/plain': '\\(m^2\\)' })
  await expect(status).toContainText('Pasted as LaTeX.')
  expect(await latexIn(field)).toBe('2\\frac{v}{3}+m^2')
  await status.getByRole('button', { name: 'As text' }).press('Enter')
  await expect(field).toBeFocused()
  expect(await latexIn(field)).toContain('\\text{')
})

test('formulas are written into a text between their delimiters', async ({ origin, pageOf }) => {
  const page = await openEditor(origin, pageOf)
  const statement = page.getByRole('textbox', { name: 'Statement' })
  const formulas = statement.getByRole('button', { name: 'Edit formula' })
  await statement.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('It costs $5 and $6, ')
  await page.keyboard.type('with $x_{n}$ ')
  await expect(formulas).toHaveCount(1)
  await expect(statement.getByRole('button', { name: /^Variable n/ })).toHaveCount(0)
  await page.keyboard.type('and \\(y\\)')
  await expect(formulas).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(formulas).toHaveCount(1)
  await expect(statement).toContainText('and \\(y\\)')
  await paste(statement, { 'text/plain': 'Then \\[z=1\\] and $w$.' })
  await expect(formulas).toHaveCount(3)
  await expect(statement).toContainText('It costs $5 and $6')
})

test('the editor says how answers are compared, and stores another way', async ({ origin, pageOf }) => {
  const page = await openEditor(origin, pageOf)
  await retype(page, answerField(page), 'x^2+C')
  const menu = question(page).getByLabel('Comparison of answers')
  await expect(question(page).getByText('Any antiderivative is right; the constant is required')).toBeVisible()
  await menu.selectOption('Same value')
  await expect(question(page).getByText('Any formula with the same value is right.')).toBeVisible()
  await menu.selectOption('Same up to a constant')
  await question(page).getByLabel('Variable of the function').fill('t')
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/Saved as version/)).toBeVisible()
  await page.reload()
  await question(page).locator('button[aria-expanded]').first().click()
  await expect(menu).toHaveValue('upToConstant')
  await expect(question(page).getByLabel('Variable of the function')).toHaveValue('t')
})

test('the editor says what letters stand for, and stores it with what the author says otherwise', async ({
  origin,
  pageOf,
}) => {
  const page = await openEditor(origin, pageOf)
  await retype(page, answerField(page), 'ln(x)+B')
  const kindOf = (name: string): Locator => question(page).getByLabel(`What ${name} stands for`)
  await expect(question(page).getByText('x > 0, because its logarithm is taken.')).toBeVisible()
  await kindOf('B').selectOption('Matrix')
  await expect(question(page).getByText('B is a matrix.')).toBeVisible()
  await kindOf('B').selectOption('Function')
  await question(page).getByLabel('B depends on').fill('x')
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/Saved as version/)).toBeVisible()
  await expect(page.getByText(/^not saved/)).toHaveCount(0)

  const instructor = await callerFor(origin, 'instructor')
  const problemId = Number(/problems\/(\d+)/.exec(page.url())?.[1])
  const { content } = await instructor.ask(problemCalls.getProblem, { params: { problemId } })
  expect(content.questions[0]).toMatchObject({ letters: { x: 'positive', B: { functionOf: 'x' } } })

  await page.reload()
  await question(page).locator('button[aria-expanded]').first().click()
  await expect(kindOf('x')).toHaveValue('positive')
  await expect(kindOf('B')).toHaveValue('function')

  await retype(page, answerField(page), 'x+B')
  await expect(question(page).getByText('x is any real number.')).toBeVisible()
  await expect(kindOf('B')).toHaveValue('function')
})
