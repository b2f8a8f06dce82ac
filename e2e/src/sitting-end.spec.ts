import { expect, type Page } from '@playwright/test'
import { groupAssessmentCalls, type DeliverySettings } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { areaProblem, givenCourse, startSitting, waitForPart } from './given.ts'
import { test } from './journey.ts'
import { latexIn, mathField, typeMath } from './math.ts'

const answer = 'Your answer'
const graceMilliseconds = 10_000

const submit = (page: Page) => page.getByRole('button', { name: 'Submit answers' })

/** The instructor changes the settings while somebody sits. */
async function change(origin: string, groupAssessmentId: number, changes: Partial<DeliverySettings>): Promise<void> {
  const instructor = await callerFor(origin, 'instructor')
  const params = { groupAssessmentId }
  const { settings, version } = await instructor.ask(groupAssessmentCalls.getGroupAssessment, { params })
  const { hasAccessCode: _, ...kept } = settings
  const body = { settings: { ...kept, ...changes }, version }
  await instructor.ask(groupAssessmentCalls.updateGroupAssessment, { params, body })
}

test('time ends an open page by itself: it closes, and shows what counted apart from what came too late', async ({
  origin,
  pageOf,
}) => {
  const { path, groupAssessmentId } = await givenCourse(origin, {
    name: 'Quiz that ends',
    problems: [areaProblem],
    learners: ['student3'],
    settings: { timeLimitMinutes: 30 },
  })
  test.setTimeout(150_000)
  const student = await pageOf('student3', path)
  await startSitting(student)
  const end = Date.now() + 15_000
  await change(origin, groupAssessmentId, { dueAt: new Date(end).toISOString() })
  // The page hears of the end with its next save.
  await typeMath(mathField(student, answer), '1cm^2')
  await expect(student.getByText(/^Saved/)).toBeVisible()
  await waitForPart(student, 'closed-bar')
  await waitForPart(student, 'sitting-later.en')
  await student.context().setOffline(true)
  await typeMath(mathField(student, answer), '77')

  await expect(student.getByText('Time is up. What the server had before is being submitted.')).toBeVisible({
    timeout: 45_000,
  })
  await expect(submit(student)).toHaveCount(0)
  await expect(mathField(student, answer)).toHaveJSProperty('readOnly', true)
  await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(end + graceMilliseconds + 500)
  await student.context().setOffline(false)

  await expect(student.getByText('Time was up, and this assessment has ended.')).toBeVisible({ timeout: 40_000 })
  const attempts = student.getByRole('region', { name: 'Your attempts' })
  await expect(attempts.getByText('submitted for you at the deadline')).toBeVisible()
  await expect(student.getByText('Changed elsewhere')).toHaveCount(0)
  await expect(student.getByText('another tab')).toHaveCount(0)
  const late = /^What you typed arrived .* late and is kept\. Your instructor decides whether it counts\./
  const lateAnswer = student.getByRole('listitem').filter({ hasText: '77' })
  await expect(student.getByText(late)).toBeVisible()
  await expect(lateAnswer).toBeVisible()

  await student.reload()
  await expect(lateAnswer).toBeVisible()
  await expect.poll(() => latexIn(mathField(student, answer))).toContain('1')
  await expect(student.locator('[data-question]').getByText('Incorrect')).toBeVisible()

  const staff = await pageOf('instructor', `${path}/live`)
  const lateWork = staff.getByRole('region', { name: 'Late work' })
  await expect(lateWork.getByText('1 piece of work to decide')).toBeVisible()
  await expect(lateWork).toContainText('77')
  await lateWork.getByRole('button', { name: 'Accept' }).click()
  await expect(lateWork.getByText('all decided')).toBeVisible()
  // Without loading anything again.
  await expect(attempts.getByText('Attempt 2')).toBeVisible()
  await expect(attempts).toContainText('77')
})

test('attempts that are taken back while somebody sits close the problem with the submission they refuse', async ({
  origin,
  pageOf,
}) => {
  const { path, groupAssessmentId } = await givenCourse(origin, {
    name: 'Fewer attempts',
    problems: [areaProblem],
    learners: ['student4'],
  })
  const student = await pageOf('student4', path)
  // A page that hears of it by itself closes the problem before anybody can submit.
  await student.route('**/learnerStatuses/own*', (route) => route.abort())
  await startSitting(student)
  await typeMath(mathField(student, answer), '1cm^2')
  await submit(student).click()
  await expect(student.getByText('Attempt 2 of 3')).toBeVisible()
  await typeMath(mathField(student, answer), '7cm^2')
  await expect(student.getByText(/^Saved/)).toBeVisible()
  // After the save, which would have told the page already.
  await change(origin, groupAssessmentId, { attemptsAllowed: 1 })
  await submit(student).click()

  await expect(student.getByText(/^What you submitted at .* was not taken/)).toBeVisible()
  await expect(student.getByText('You have used all your attempts at this problem.', { exact: true })).toBeVisible()
  await expect(student.getByRole('region', { name: 'Not submitted' })).toContainText('7')
  await expect(submit(student)).toHaveCount(0)
  await expect(student.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(student.getByText('Attempt 2 of 1')).toHaveCount(0)
})
