import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { sittingCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { areaProblem, givenCourse, type Delivery } from './given.ts'
import { test } from './journey.ts'

/** Cubes the side where its square is asked for, each learner with a number of their own. */
async function cubeTheSide(origin: string, { groupAssessmentId }: Delivery, learner: string): Promise<void> {
  const student = await callerFor(origin, learner)
  const params = { groupAssessmentId }
  const { problems } = await student.ask(sittingCalls.startSitting, { params, body: {} })
  const problemInstanceId = problems[0]?.problemInstanceId ?? 0
  const { statementHtml } = await student.ask(sittingCalls.getProblemInstance, {
    params: { ...params, problemInstanceId },
  })
  const side = Number(/sides of\D*?(\d+)/.exec(statementHtml.replaceAll(/<[^>]*>/g, ''))?.[1])
  await student.ask(sittingCalls.submitAttempt, {
    params: { ...params, problemInstanceId },
    body: {
      clientAttemptId: randomUUID(),
      answers: [{ questionKey: 1, value: `${side ** 3} cm^2` }],
      draftVersion: 0,
    },
  })
}

test('a slip of several learners is decided on once, and each of them gets the mark', async ({ origin, pageOf }) => {
  const learners = ['student1', 'student2', 'student3', 'student4']
  const delivery = await givenCourse(origin, { name: 'One slip', problems: [areaProblem], learners })
  for (const learner of learners) await cubeTheSide(origin, delivery, learner)

  const page = await pageOf('instructor', `${delivery.path}/grading/1/1`)
  await page.getByRole('link', { name: 'Groups of answers' }).click()

  // It could become an answer of the problem, too: looked at, and taken back.
  await page.getByRole('button', { name: /^Make it an answer of the problem/ }).click()
  await expect(page.getByText(/was added to the answers with 0 %/)).toBeVisible()
  await expect(page.getByLabel('Answer 2', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/was added to the answers with 0 %/)).toBeHidden()
  await page.goBack()
  await page.getByRole('button', { name: /^Decide on this group/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Percent')).toBeFocused()
  await page.keyboard.type('40')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The area is the square of the side.')
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await expect(dialog.getByText('4 marks and 4 totals change.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply to all' }).click()
  await expect(page.getByText('40 % for 4 answers, and for later ones like them.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No answer is left to be grouped.' })).toBeVisible()

  const student = await pageOf('student3', delivery.path)
  await expect(student.getByText('1.6/4')).toBeVisible()
})

test('a group becomes an answer of the problem: earlier answers get its mark by a regrade, later ones at once', async ({
  origin,
  pageOf,
}) => {
  test.setTimeout(240_000)
  const earlier = ['student1', 'student2', 'student3', 'student4']
  const learners = [...earlier, 'student5']
  const delivery = await givenCourse(origin, { name: 'An answer more', problems: [areaProblem], learners })
  for (const learner of earlier) await cubeTheSide(origin, delivery, learner)

  const page = await pageOf('instructor', `${delivery.path}/grading/1/1/groups`)
  await page.getByRole('button', { name: /^Make it an answer of the problem/ }).click()
  await expect(page.getByText(/was added to the answers with 0 %/)).toBeVisible()
  await page.getByLabel('Answer 2: percent of the credit').fill('40')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Look at what changes' }).click()
  await page.getByLabel('Mark by').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Look at what changes' }).click()
  await expect(page.getByRole('row', { name: /0 → 1\.6/ })).toHaveCount(earlier.length)
  await page.getByRole('button', { name: 'Apply to 4 students' }).click()
  await expect(page.getByRole('heading', { name: 'Regrade: applied' })).toBeVisible()

  const student = await pageOf('student2', delivery.path)
  await expect(student.getByText('1.6/4')).toBeVisible()
  await cubeTheSide(origin, delivery, 'student5')
  const later = await pageOf('student5', delivery.path)
  await expect(later.getByText('1.6/4')).toBeVisible()

  // What the answer of the problem marks is a group to be decided on no longer.
  await page.goto(`${delivery.path}/grading/1/1/groups`)
  await expect(page.getByText(/^This is answer 2 of the problem\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Decide on this group/ })).toBeHidden()
})
