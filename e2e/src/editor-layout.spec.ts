import { expect, type Locator, type Page } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { galleryProblem, inUnit, numeric, oneOf, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { clippedSelects } from './clipped-selects.ts'
import { areaProblem, givenCourse, speedProblem, startSitting } from './given.ts'
import { test } from './journey.ts'
import { mathField } from './math.ts'

const names = ['a', 'b', 'c', 'd', 'f', 'g']

/** A formula of its own line first, and variables in the cells of a table. */
const table = galleryProblem({
  key: 'table-of-variables',
  name: 'Variables in a table',
  field: 'Algebra',
  tags: [],
  variables: names.map((name) => random(name, 3, 90)),
  statement:
    '$$x^2+@a x$$\n\n| first | second | third |\n| @a | @b | @c |\n| @d | @f | @g |\n\nThe sum: [[1]] Its kind: [[2]]',
  questions: [numeric('a+b', { unit: inUnit('m/s') }), oneOf('even', 'odd')],
  solution: '',
})

async function openTable(origin: string, pageOf: (user: string, path: string) => Promise<Page>): Promise<Page> {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = table
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: 'version 1' })).toBeVisible()
  return page
}

const statementOf = (page: Page) => page.getByRole('textbox', { name: 'Statement' })

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('This is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('at 1440 px the tools of a text stand in one row, and menus show what is chosen', async ({ origin, pageOf }) => {
  const page = await openTable(origin, pageOf)
  const tools = page.getByRole('region', { name: 'Statement' }).getByRole('toolbar').getByRole('button')
  expect(await tools.count()).toBeGreaterThan(10)
  const rows = await Promise.all((await tools.all()).map(middleOf))
  const [top, bottom] = [Math.min(...rows.map(({ y }) => y)), Math.max(...rows.map(({ y }) => y))]
  expect(bottom - top).toBeLessThan(8)

  for (const number of [1, 2]) {
    const card = page.getByLabel(`Question ${number}`, { exact: true })
    await card.locator('button[aria-expanded="false"]').first().click()
    const closed = card.locator('details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click()
    expect(await clippedSelects(page)).toEqual([])
  }
})

test('a formula of its own line is not drawn as selected before somebody is there', async ({ origin, pageOf }) => {
  const page = await openTable(origin, pageOf)
  const formula = statementOf(page).locator('.rich-text-block-math .rich-text-atom')
  await expect(formula).toBeVisible()
  const background = () => formula.evaluate((each) => getComputedStyle(each).backgroundColor)
  const none = 'rgba(0, 0, 0, 0)'
  expect(await background()).toBe(none)
  await statementOf(page).focus()
  await expect.poll(background).not.toBe(none)
})

test('a click hits the variable under the pointer, in every cell of a table', async ({ origin, pageOf }) => {
  const page = await openTable(origin, pageOf)
  const variables = page.getByRole('region', { name: 'Variables' })
  for (const name of names) {
    const pill = statementOf(page).locator('td .variable-pill', { hasText: name }).first()
    await pill.scrollIntoViewIfNeeded()
    const { x, y } = await middleOf(pill)
    await page.mouse.click(x, y)
    await expect(variables.getByLabel('Name', { exact: true })).toHaveValue(name)
  }
})

test('trouble stands in a line of its own and moves nothing, and a question that is added leaves the text in view', async ({
  origin,
  pageOf,
}) => {
  const page = await openTable(origin, pageOf)
  const statement = statementOf(page)
  const above = async () => (await statement.boundingBox())?.y
  await expect(page.getByText(/keeps? students from getting this problem/)).toHaveCount(0)
  const before = await above()
  const card = page.getByLabel('Question 1', { exact: true })
  await card.locator('button[aria-expanded="false"]').first().click()
  const key = mathField(card, 'Correct answer')
  await key.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('header details summary')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(above).toBe(before)

  await statement.press('ControlOrMeta+End')
  await page.getByRole('button', { name: 'Insert a question' }).click()
  await page.getByRole('menuitem', { name: /^Numeric/ }).click()
  const added = mathField(page.getByLabel('Question 3', { exact: true }), 'Correct answer')
  await expect(added).toBeFocused()
  await expect(added).toBeInViewport()
  await expect(statement.getByText('The sum:')).toBeInViewport()
})

test('Start leads to problem 1, under the title that its author gave it for learners', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, {
    name: 'Titles',
    problems: [areaProblem, speedProblem],
    titles: ['The square'],
    learners: ['student7'],
    settings: { showsProblemNames: false },
  })
  const page = await pageOf('student7', path)
  await startSitting(page)
  await expect(page.getByRole('heading', { name: '1. The square' })).toBeVisible()
  await expect(page.getByText(areaProblem.name)).toHaveCount(0)
  await page.getByRole('link', { name: /^Problem 2/ }).click()
  await expect(page.getByRole('heading', { name: 'Problem 2', exact: true })).toBeVisible()
})

test('what can be done with chosen problems stays in sight, and a tag in the list finds those that have it', async ({
  origin,
  pageOf,
}) => {
  const instructor = await callerFor(origin, 'instructor')
  const tag = `layout-${Date.now().toString(36)}`
  await instructor.ask(problemCalls.createProblem, { body: { name: table.name, tags: [tag], content: table.content } })
  const page = await pageOf('instructor', '/problems')
  await page.setViewportSize({ width: 1440, height: 600 })
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await rows.first().check()
  const acts = page.getByRole('status').filter({ hasText: '1 selected' })
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.first()).not.toBeInViewport()
  await expect(acts.getByRole('button', { name: 'Share' })).toBeInViewport()
  for (const act of ['Tags', 'Copy', 'Export']) await expect(acts.getByRole('button', { name: act })).toBeInViewport()

  await page.getByRole('button', { name: new RegExp(tag) }).click()
  await expect(rows).toHaveCount(1)
})
