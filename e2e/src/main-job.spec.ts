import { expect, test, type Page } from '@playwright/test'
import { mathField, typeMath } from './math.ts'
import { browserOf } from './people.ts'

// A second run on the same product finds its own things.
const run = Date.now().toString(36)
const problemName = `Speed, distance and a slope ${run}`
const assessmentName = `Week 1: motion ${run}`
const courseName = `Motion for beginners ${run}`

/** What one learner's variant says: speed and time. */
async function numbersOf(page: Page): Promise<{ v: number; t: number }> {
  const text = await page.getByText('A train runs at').innerText()
  const [v, t] = [...text.matchAll(/\d+/g)].map(Number)
  if (v === undefined || t === undefined) throw new Error(`No numbers in: ${text}`)
  return { v, t }
}

test('from writing a problem to its results', async ({ browser }) => {
  test.setTimeout(180_000)
  const { page, context } = await browserOf(browser, 'instructor')

  await test.step('the instructor writes a problem', () => writeProblem(page))
  await test.step('and puts it into an assessment', () => makeAssessment(page))
  await test.step('and gives that to a course', () => makeCourse(page))

  const first = await browserOf(browser, 'student1')
  const second = await browserOf(browser, 'student2')
  const firstNumbers = await test.step('one student starts', () => startWork(first.page))
  const secondNumbers = await test.step('and another gets other numbers', () => startWork(second.page))
  expect(secondNumbers).not.toEqual(firstNumbers)

  await test.step('one answers right, in another form than the author', async () => {
    const { v, t } = firstNumbers
    await typeMath(mathField(first.page, "Part a: f'(x)="), `(x+${v})+x+${v}`)
    await typeMath(mathField(first.page, 'Part b: s ='), `${(v * t) / 1000}km`)
    await first.page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(first.page.getByRole('region', { name: 'Your attempts' }).getByText('Correct')).toHaveCount(2)
  })
  await test.step('the other answers wrong', async () => {
    const { v, t } = secondNumbers
    await typeMath(mathField(second.page, "Part a: f'(x)="), `x+${v}`)
    // Three times as far: v + t is within the tolerance of vt where t is 1.
    await typeMath(mathField(second.page, 'Part b: s ='), `${3 * v * t}m`)
    await second.page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(second.page.getByRole('region', { name: 'Your attempts' }).getByText('Incorrect')).toHaveCount(2)
  })
  await test.step('the results show both', () => seeResults(page))
  await Promise.all([context.close(), first.context.close(), second.context.close()])
})

async function writeProblem(page: Page): Promise<void> {
  await page.goto('/problems')
  await page.getByRole('link', { name: 'New problem' }).first().click()
  await page.getByLabel('Name of the problem').fill(problemName)

  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.click()
  await statement.pressSequentially('A train runs at {v')
  await page.getByRole('option', { name: 'New v: random number' }).click()
  await statement.pressSequentially(' m/s for {t')
  await page.getByRole('option', { name: 'New t: random number' }).click()
  await statement.pressSequentially(' s. How far does it get, and what is the derivative of ')
  await page.getByRole('button', { name: 'Formula', exact: true }).click()
  await typeMath(mathField(page, 'Formula in the text'), 'f(x)=(x+v)^2')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await statement.press('ControlOrMeta+End')
  await statement.pressSequentially('? ')
  await page.getByRole('button', { name: 'Insert a question' }).click()
  await page.getByRole('menuitem', { name: /^Formula Any/ }).click()
  const formula = page.getByLabel('Question 1', { exact: true })
  await formula.getByLabel('Label before the field').fill("$f'(x)=$")
  await typeMath(mathField(formula, 'Correct answer'), '2(x+v)')
  await formula.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Add a variable' }).click()
  await page.getByRole('menuitem', { name: /^Calculated value/ }).click()
  const variables = page.getByRole('region', { name: 'Variables' })
  await variables.getByLabel('Name', { exact: true }).fill('s')
  await variables.getByLabel('Name', { exact: true }).press('Enter')
  await typeMath(mathField(variables, 's ='), 'v*t')
  await variables.getByRole('button', { name: 'Done' }).click()
  // Two students hardly ever draw the same of so many, and nobody's sum is their product.
  for (const name of ['v', 't']) {
    await variables.getByRole('button', { name: `Variable ${name}, random number` }).click()
    await variables.getByLabel('To', { exact: true }).fill('900')
    await variables.getByRole('button', { name: 'Done' }).click()
  }

  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('menuitem', { name: /^Numeric/ }).click()
  const numeric = page.getByLabel('Question 2', { exact: true })
  await numeric.getByLabel('Label before the field').fill('$s =$')
  await typeMath(mathField(numeric, 'Correct answer'), 's')
  await numeric.getByLabel('Unit', { exact: true }).fill('m')
  await numeric.getByRole('button', { name: 'Done' }).click()

  await seePreview(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/problems\/\d+$/)
  await expect(page.getByRole('button', { name: 'version 1' })).toBeVisible()
}

async function seePreview(page: Page): Promise<void> {
  const shown = page.getByText('A train runs at').last()
  await expect(shown).toContainText(/A train runs at\s+\d+\s+m\/s for\s+\d+\s+s\./)
  const before = await shown.innerText()
  await expect(async () => {
    await page.getByRole('button', { name: 'New variant' }).click()
    await expect(shown).not.toHaveText(before, { timeout: 1000 })
  }).toPass()
}

async function makeAssessment(page: Page): Promise<void> {
  await page.goto('/assessments')
  await page.getByRole('link', { name: 'New assessment' }).first().click()
  await page.getByLabel('Name').fill(assessmentName)
  await page.getByRole('button', { name: 'Add problems' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add problems' })
  await dialog.getByRole('textbox', { name: 'Search problems' }).fill(problemName)
  await dialog.getByRole('checkbox', { name: `Select ${problemName}` }).check()
  await dialog.getByRole('button', { name: 'Add problem', exact: true }).click()
  await page.getByLabel(`Points for ${problemName}`).fill('6')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: assessmentName })).toBeVisible()
  await expect(page).toHaveURL(/\/assessments\/\d+$/)
}

async function makeCourse(page: Page): Promise<void> {
  await page.goto('/courses')
  await page.getByRole('link', { name: 'New course' }).first().click()
  await page.getByLabel('Name').fill(courseName)
  await page.getByRole('button', { name: 'Make course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: courseName })).toBeVisible()

  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Add people' }).click()
  const people = page.getByRole('dialog', { name: 'Add people' })
  await people.getByLabel('Identifiers').fill('student1@demo.example, student2@demo.example')
  await people.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: /Abel, Ada/ })).toBeVisible()

  await page.getByRole('link', { name: 'Assessments', exact: true }).last().click()
  await page.getByRole('button', { name: 'Add assessment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add assessment' })
  await dialog.getByRole('radio', { name: new RegExp(assessmentName) }).check()
  await dialog.getByLabel('Due', { exact: true }).fill(dayFromNow(3))
  await dialog.getByLabel('Publish now').uncheck()
  await dialog.getByRole('button', { name: 'Add assessment' }).click()
  await page.getByRole('button', { name: `Publish ${assessmentName}` }).click()
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('link', { name: assessmentName })).toBeVisible()
}

/** Noon, so many days from now, as a date field takes it. */
function dayFromNow(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00`
}

async function startWork(page: Page): Promise<{ v: number; t: number }> {
  await page.goto('/')
  await page.getByRole('link', { name: `Start ${assessmentName}` }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  return numbersOf(page)
}

async function seeResults(page: Page): Promise<void> {
  await page.getByRole('link', { name: assessmentName }).click()
  const grid = page.getByRole('region', { name: 'Results' })
  await expect(grid.getByRole('row', { name: /Abel, Ada/ })).toContainText('6/ 6')
  await expect(grid.getByRole('row', { name: /Baker, Bruno/ })).toContainText('0/ 6')
  await grid.getByRole('button', { name: /^Abel, Ada, problem 1/ }).click()
  const panel = page.getByRole('dialog', { name: 'Attempts' })
  await expect(panel.getByText(/^Correct(?! answer)/)).toHaveCount(2)
  await panel.getByRole('button', { name: 'Next student' }).click()
  await expect(panel.getByRole('heading', { name: /Baker, Bruno/ })).toBeVisible()
  await expect(panel.getByText('Incorrect')).toHaveCount(2)
}
