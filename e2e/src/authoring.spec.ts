import { expect } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { calculated, galleryProblem, numeric, oneOf, percent, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'

/** Divides by zero in one variant of fifty. */
const dividing = galleryProblem({
  key: 'dividing',
  name: 'One divided by the distance from seven',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 1, 50), calculated('c', '\\frac{1}{a-7}')],
  statement: 'What is one divided by the distance from @a to 7?\n\n[[1]]',
  questions: [numeric('c', { tolerance: percent(1) })],
  solution: '',
})

test('one variant in fifty divides by zero: it is found, and mended by the offered button', async ({
  origin,
  pageOf,
}) => {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = dividing
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  await page.getByRole('button', { name: 'Check variants' }).click()
  await expect(page.getByRole('heading', { name: '1,000 variants: 1 error' })).toBeVisible()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await expect(page.getByRole('heading', { name: '1,000 variants: no issues' })).toBeVisible()

  await page.getByRole('button', { name: 'All variants' }).click()
  const lab = page.getByRole('dialog', { name: '49 different variants' })
  await lab.getByRole('checkbox', { name: 'Select variant 1', exact: true }).check()
  await lab.getByRole('button', { name: 'Exclude', exact: true }).click()
  await lab.getByLabel('Why nobody is to get them').fill('Too easy')
  await lab.getByRole('button', { name: 'Exclude 1 variant' }).click()
  await expect(page.getByRole('dialog', { name: '48 different variants' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'saved · no issues in 1,000 variants' })).toBeVisible()
})

/** A text of two paragraphs, a variable and a question. */
const shared = galleryProblem({
  key: 'written-by-two',
  name: 'Doubling, written by two',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 3, 90)],
  statement: 'A number is given.\n\nDouble @a: [[1]]',
  questions: [numeric('2a')],
  solution: '',
})

test('two people save at once: what both did is merged, and a part is put back later', async ({ origin, pageOf }) => {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = shared
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.click()
  await statement.press('ControlOrMeta+Home')
  await statement.pressSequentially('Here ')

  // Meanwhile, at another desk: the variable, and the second paragraph.
  const theirs = JSON.parse(
    JSON.stringify(content).replace('Double ', 'Give twice ').replace('"90"', '"60"'),
  ) as typeof content
  await instructor.ask(problemCalls.updateProblem, {
    params: { problemId: id },
    body: { name, tags: [], content: theirs, baseRevisionNumber: 1 },
  })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: /saved version 2 while you were writing/ })
  await expect(conflict.getByText('Variable a changed (largest 90 → 60)')).toBeVisible()
  // On a phone the buttons leave the room to what is decided: only the one that saves stands still.
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 360 })
  await expect(conflict.getByText('They changed')).toBeInViewport()
  await expect(conflict.getByRole('button', { name: 'Merge and save as version 3' })).toBeInViewport({ ratio: 1 })
  await expect(conflict.getByRole('button', { name: 'Go on writing' })).not.toBeInViewport()
  await conflict.getByRole('button', { name: 'Go on writing' }).scrollIntoViewIfNeeded()
  await expect(conflict.getByRole('button', { name: 'Go on writing' })).toBeInViewport()
  await page.setViewportSize(usual)
  await conflict.getByRole('button', { name: 'Merge and save as version 3' }).click()
  await expect(conflict).toBeHidden()
  await expect(statement).toContainText('Here A number is given.')
  await expect(statement).toContainText('Give twice')

  await page.getByRole('button', { name: 'version 3' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByRole('button', { name: /^Version 1/ }).click()
  await expect(versions.getByRole('region', { name: 'Changes in the statement' })).toContainText('Here')
  await versions.getByRole('button', { name: 'Put back: Variable a changed (largest 90 → 60)' }).click()
  await expect(versions.getByText('Variable a changed (largest 90 → 60)')).toBeHidden()
  await versions.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'version 4' })).toBeVisible()
})

/** One choice of two. */
const choosing = galleryProblem({
  key: 'choosing',
  name: 'Even or odd, written by two',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 3, 90)],
  statement: 'Is twice @a even? [[1]]',
  questions: [oneOf('Yes', 'No')],
  solution: '',
})

test('two people add a choice to one question at once: both choices stay, under keys of their own', async ({
  origin,
  pageOf,
}) => {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = choosing
  const { id, largestUsedId } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  const question = page.getByLabel('Question 1', { exact: true })
  await question.locator('button[aria-expanded="false"]').first().click()
  await question.getByRole('button', { name: 'Another choice' }).click()
  await question.getByRole('textbox', { name: 'Choice 3' }).click()
  await page.keyboard.type('Sometimes')

  // Meanwhile, at another desk, with the key that is the next one there, too.
  const [asked] = content.questions
  if (asked?.answerType !== 'MultipleChoice') throw new Error('The problem has no choices.')
  const [set] = asked.choiceSets
  if (!set) throw new Error('The problem has no choices.')
  const [first] = set.answers
  if (!first) throw new Error('The problem has no choices.')
  const added = { ...first, choiceKey: largestUsedId + 1, percentCorrect: 0 }
  const questions = [{ ...asked, choiceSets: [{ ...set, answers: [...set.answers, added] }] }]
  await instructor.ask(problemCalls.updateProblem, {
    params: { problemId: id },
    body: { name, tags: [], content: { ...content, questions }, baseRevisionNumber: 1 },
  })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: /saved version 2 while you were writing/ })
  await conflict.getByRole('button', { name: 'Merge and save as version 3' }).click()
  await expect(conflict).toBeHidden()
  await expect(page.getByRole('button', { name: 'version 3' })).toBeVisible()
  const merged = await instructor.ask(problemCalls.getProblem, { params: { problemId: id } })
  const choices = merged.content.questions.flatMap((each) =>
    each.answerType === 'MultipleChoice' ? each.choiceSets.flatMap(({ answers }) => answers) : [],
  )
  expect(choices.map(({ choiceKey }) => choiceKey)).toEqual([1, 2, largestUsedId + 1, largestUsedId + 2])
  expect(JSON.stringify(choices[3]?.content)).toContain('Sometimes')
})

test('the Back button asks before unsaved work is left, and what was left is there again', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems')
  await page.getByRole('link', { name: 'New problem' }).first().click()
  const name = page.getByLabel('Name of the problem')
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await name.fill('Left by Back')
  await statement.click()
  await page.keyboard.type('Half a sent')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(statement).toHaveText('Half a sent')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/problems$/)
  await page.getByRole('link', { name: 'Go on with Left by Back' }).click()
  await expect(statement).toHaveText('Half a sent')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/problems\/\d+$/)
  await statement.press('ControlOrMeta+End')
  await page.keyboard.type('ence')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).not.toHaveURL(/\/problems\/\d+$/)
  await page.goForward()
  await expect(statement).toHaveText('Half a sentence')
})

test('who saves a new problem by keyboard goes on typing, and no key is lost', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems/new')
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.click()
  const letGo = await holdBack(page, '**/api/problems')
  await page.keyboard.type('Between')
  await page.keyboard.press('ControlOrMeta+s')
  await page.keyboard.type(' two and')
  letGo()
  await page.keyboard.type(' three saves')
  await expect(page).toHaveURL(/\/problems\/\d+$/)
  await page.keyboard.type(' and more')
  await expect(statement).toBeFocused()
  await expect(statement).toHaveText('Between two and three saves and more')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Saved as version 2.')).toBeVisible()
  await expect(statement).toBeFocused()
  await page.reload()
  await expect(statement).toHaveText('Between two and three saves and more')
})

test('a version that is restored over unsaved work gives the way back to it', async ({ origin, pageOf }) => {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = shared
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.click()
  await statement.press('ControlOrMeta+Home')
  await page.keyboard.type('Not saved: ')

  await page.getByRole('button', { name: 'version 1' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(versions).toBeHidden()
  await expect(statement).not.toContainText('Not saved')

  await statement.press('ControlOrMeta+End')
  await page.keyboard.type(' Since then.')
  await page
    .getByRole('status')
    .filter({ hasText: 'Version 1 is in the editor' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(statement).toContainText('Not saved: A number is given.')
  await expect(statement).toContainText('Since then.')
})
