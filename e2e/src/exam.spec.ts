import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { groupAssessmentCalls, peopleCalls, resultCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { areaProblem, givenCourse, slopeProblem, startSitting } from './given.ts'
import { test } from './journey.ts'
import { mathField, typeMath } from './math.ts'

const answer = 'Your answer'

async function learnersOf(origin: string, groupId: number) {
  const instructor = await callerFor(origin, 'instructor')
  return await instructor.ask(peopleCalls.listGroupUsers, { query: { groupId } })
}

test('an exam is finished by hand, and shows whether answers are right when the instructor releases it', async ({
  origin,
  pageOf,
}) => {
  const { path, groupId, groupAssessmentId } = await givenCourse(origin, {
    name: 'Exam',
    problems: [areaProblem, slopeProblem],
    learners: ['student1'],
    settings: { isFinishedByHand: true, timeLimitMinutes: 30, correctnessRelease: 'byHand', scoresRelease: 'byHand' },
  })
  const student = await pageOf('student1', path)
  await expect(student.getByText('The clock starts with this button')).toBeVisible()
  await startSitting(student)
  await expect(student.getByRole('timer')).toHaveText(/^(30:00|29:\d\d) left$/)
  await typeMath(mathField(student, answer), '1cm^2')
  await student.getByRole('button', { name: 'Submit answers' }).click()
  await expect(student.getByText('Attempt 2 of 3')).toBeVisible()
  await expect(student.getByText('Incorrect')).toHaveCount(0)

  await student.getByRole('link', { name: /^Problem 2/ }).click()
  await typeMath(mathField(student, answer), 'x')
  await student.getByRole('button', { name: 'Finish' }).click()
  const asked = student.getByRole('dialog', { name: 'Finish now?' })
  await expect(asked).toContainText('problem 2')
  await asked.getByRole('button', { name: 'Finish' }).click()
  await expect(student.getByText('Scores have not been released yet.')).toBeVisible()

  const instructor = await pageOf('instructor', `${path}/settings`)
  await instructor.getByRole('button', { name: 'Release all' }).click()
  await expect(instructor.getByText('Released by hand')).toBeVisible()

  // The page of whoever has finished hears of it, and of what is set by hand afterwards.
  await expect(student.getByText('Your score: 0 points of 8 points.')).toBeVisible()
  const { id: userId } = (await learnersOf(origin, groupId)).find(({ lastName }) => lastName === 'Abel') ?? { id: 0 }
  const grader = await callerFor(origin, 'instructor')
  await grader.ask(resultCalls.setScoreOverride, {
    params: { groupAssessmentId, userId },
    body: { clientKey: randomUUID(), kind: 'points', value: 5, reason: 'Misprint.', learnerNote: '', replaces: null },
  })
  await expect(student.getByText('Your score: 5 points of 8 points.')).toBeVisible()
  await student.getByRole('link', { name: 'Look at your work' }).click()
  await expect(student.getByRole('region', { name: 'Your attempts' }).getByText('Incorrect')).toHaveCount(1)
  await student.getByRole('link', { name: /^Problem 2, incorrect/ }).click()
  await expect(student.getByRole('region', { name: 'Your attempts' }).getByText('Incorrect')).toHaveCount(1)
})

test('the deadline submits what was typed, with nobody connected', async ({ origin, pageOf }) => {
  const { path, groupAssessmentId } = await givenCourse(origin, {
    name: 'Short exam',
    problems: [areaProblem],
    learners: ['student2'],
    settings: { isFinishedByHand: true, timeLimitMinutes: 30 },
  })
  const student = await pageOf('student2', path)
  await startSitting(student)
  await typeMath(mathField(student, answer), '1cm^2')
  await expect(student.getByText(/^Saved/)).toBeVisible()
  await student.context().close()

  // The instructor moves the end to a few seconds from now: waiting out a whole minute would teach no more.
  const instructor = await callerFor(origin, 'instructor')
  const params = { groupAssessmentId }
  const { settings, version } = await instructor.ask(groupAssessmentCalls.getGroupAssessment, { params })
  const { hasAccessCode: _, ...kept } = settings
  await instructor.ask(groupAssessmentCalls.updateGroupAssessment, {
    params,
    body: { settings: { ...kept, dueAt: new Date(Date.now() + 3000).toISOString() }, version },
  })

  const staff = await pageOf('instructor', `${path}/results`)
  await expect(async () => {
    await staff.reload()
    await expect(staff.getByRole('button', { name: /^Baker, Bruno, problem 1: / })).toBeVisible()
    const submitted = staff.getByRole('button', { name: /^Baker, Bruno, problem 1: 0 of 4 points/ })
    expect(await submitted.count()).toBe(1)
  }).toPass({ timeout: 60_000 })
  await staff.getByRole('button', { name: /^Baker, Bruno, problem 1/ }).click()
  await expect(staff.getByText('Submitted at the deadline')).toBeVisible()
})
