import { expect, type Page } from '@playwright/test'
import { assessmentCalls, groupCalls, problemCalls } from '@isomorph/contract'
import { galleryProblem, numeric, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { clippedSelects } from './clipped-selects.ts'
import { test } from './journey.ts'

const problems = ['All', 'Pool A', 'Pool B', 'Pool C', 'Pool D', 'Extra'].map((name) =>
  galleryProblem({
    key: name.replaceAll(' ', '').toLowerCase(),
    name,
    field: 'Algebra',
    tags: [],
    variables: [random('a', 10, 99)],
    statement: `${name}: what is @a?\n\n[[1]]`,
    questions: [numeric('a')],
    solution: 'It is @a.',
  }),
)

/** An assessment of six problems, worth 4 points each, and a course to give it to. */
async function givenParts(origin: string) {
  const instructor = await callerFor(origin, 'instructor')
  const name = `Structured ${Date.now().toString(36)}`
  const items = []
  for (const problem of problems) {
    const body = { name: problem.name, tags: ['journey'], content: problem.content }
    const { id } = await instructor.ask(problemCalls.createProblem, { body })
    items.push({ itemKey: items.length + 1, problemId: id, points: 4 })
  }
  const { id } = await instructor.ask(assessmentCalls.createAssessment, { body: { name, items } })
  const { id: groupId } = await instructor.ask(groupCalls.createGroup, { body: { name } })
  return { name, editor: `/assessments/${id}`, course: `/courses/${groupId}` }
}

async function setRules(page: Page, problem: string, change: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('button', { name: `Settings of ${problem}` }).click()
  const dialog = page.getByRole('dialog', { name: problem })
  await change(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

/** Two sections: a problem for all; two of a pool of four at 3 points each, and a bonus with one attempt. */
async function buildStructure(page: Page): Promise<void> {
  const sections = page.getByRole('region', { name: 'Sections' })
  for (const [index, title] of ['Warm up', 'Choice'].entries()) {
    await sections.getByRole('button', { name: 'Add section' }).click()
    await sections.getByLabel('Title').nth(index).fill(title)
  }
  await sections.getByLabel('Instructions').nth(1).fill('Show your work.')
  const pools = page.getByRole('region', { name: 'Pools' })
  await pools.getByRole('button', { name: 'Add pool' }).click()
  await pools.getByLabel('Problems for each student').fill('2')
  await pools.getByLabel('Points each').fill('3')
  await setRules(page, 'All', async (dialog) => void (await dialog.getByLabel('Section').selectOption('Warm up')))
  await setRules(page, 'Pool A', async (dialog) => void (await dialog.getByLabel('Section').selectOption('Choice')))
  for (const letter of ['A', 'B', 'C', 'D'])
    await setRules(
      page,
      `Pool ${letter}`,
      async (dialog) => void (await dialog.getByLabel('Pool').selectOption('Pool 1')),
    )
  await setRules(page, 'Extra', async (dialog) => {
    await dialog.getByLabel('Section').selectOption('Choice')
    await dialog.getByLabel('Bonus problem').check()
    await dialog.getByLabel('Attempts', { exact: true }).fill('1')
  })
  await expect(page.getByText('4 problems · 10 points, and 4 points as a bonus')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Version 2/)).toBeVisible()
}

/** What the dialog says about the chosen assessment. */
async function seeWeights(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add assessment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add assessment' })
  await dialog.getByRole('radio', { name: new RegExp(name) }).check()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
    expect(await clippedSelects(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(dialog.getByRole('row', { name: /^2 of 4: Pool .* 6 points 60 %$/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Extra (bonus) 4 points 40 %' })).toBeVisible()
}

test('an assessment of sections, a pool and a bonus is built, and its points are shown before it is assigned', async ({
  origin,
  pageOf,
}) => {
  test.slow()
  const { name, editor, course } = await givenParts(origin)
  const author = await pageOf('instructor', editor)
  await buildStructure(author)
  await author.goto(course)
  await seeWeights(author, name)
})

test('two people save an assessment at once: the second one merges both', async ({ origin, pageOf }) => {
  const { editor } = await givenParts(origin)
  const [one, other] = await Promise.all([pageOf('instructor', editor), pageOf('instructor', editor)])
  const pointsOf = (page: Page, problem: string) => page.getByRole('textbox', { name: `Points for ${problem}` })
  await pointsOf(one, 'Pool A').fill('7')
  await pointsOf(other, 'Pool B').fill('8')
  await pointsOf(other, 'Extra').fill('5')
  await one.getByRole('button', { name: 'Remove Pool C' }).click()
  await one.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(one.getByText(/^Version 2/)).toBeVisible()

  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = other.getByRole('dialog', { name: 'Irene Instructor saved version 2 while you were writing' })
  await expect(conflict.getByText('“Pool A” changed (points 4 → 7)')).toBeVisible()
  await expect(conflict.getByText('“Pool C” removed')).toBeVisible()
  await conflict.getByRole('button', { name: 'Merge and save as version 3' }).click()
  await expect(other.getByText(/^Version 3/)).toBeVisible()
  await expect(pointsOf(other, 'Pool A')).toHaveValue('7')
  await expect(pointsOf(other, 'Pool B')).toHaveValue('8')
  await expect(pointsOf(other, 'Pool C')).toHaveCount(0)

  // The first one goes on from what they last saw, and both change the same.
  await pointsOf(one, 'Extra').fill('6')
  await one.getByRole('button', { name: 'Save', exact: true }).click()
  await one.getByRole('radio', { name: 'Theirs: “Extra” changed (points 4 → 5)' }).check()
  await one.getByRole('button', { name: 'Merge and save as version 4' }).click()
  await expect(one.getByText(/^Version 3/)).toBeVisible()
  await expect(pointsOf(one, 'Extra')).toHaveValue('5')
})
