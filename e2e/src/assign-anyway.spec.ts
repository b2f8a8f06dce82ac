import { expect } from '@playwright/test'
import { assessmentCalls, groupCalls, problemCalls } from '@isomorph/contract'
import { calculated, galleryProblem, numeric, percent, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { test } from './journey.ts'

/** Divides by zero in one variant of fifty. */
const dividing = galleryProblem({
  key: 'dividing-anyway',
  name: 'One divided by the distance from seven, as it is',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 1, 50), calculated('c', '\\frac{1}{a-7}')],
  statement: 'What is one divided by the distance from @a to 7?\n\n[[1]]',
  questions: [numeric('c', { tolerance: percent(1) })],
  solution: '',
})

test('a problem with a variant that breaks is assigned only with a reason', async ({ origin, pageOf }) => {
  const instructor = await callerFor(origin, 'instructor')
  const name = `Faulty ${Date.now().toString(36)}`
  const problem = { name: dividing.name, tags: ['journey'], content: dividing.content }
  const { id: problemId } = await instructor.ask(problemCalls.createProblem, { body: problem })
  const items = [{ itemKey: 1, problemId, points: 4 }]
  await instructor.ask(assessmentCalls.createAssessment, { body: { name, items } })
  const { id: groupId } = await instructor.ask(groupCalls.createGroup, { body: { name } })

  const page = await pageOf('instructor', `/courses/${groupId}`)
  await page.getByRole('button', { name: 'Add assessment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add assessment' })
  await dialog.getByRole('radio', { name: new RegExp(name) }).check()
  await dialog.getByRole('button', { name: 'Add assessment' }).click()
  await expect(dialog.getByRole('list', { name: 'Errors in some variants' })).toContainText(/a = 7/)

  const reason = dialog.getByLabel('Reason to assign it anyway')
  await dialog.getByRole('button', { name: 'Assign anyway' }).click()
  await expect(reason).toHaveAccessibleDescription(/Give a reason\./)
  await reason.fill('Nobody will mind the one variant.')
  await dialog.getByRole('button', { name: 'Assign anyway' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible()
})
