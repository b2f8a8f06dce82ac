import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { givenCourse, startSitting, wordsProblem } from './given.ts'
import { test } from './journey.ts'

test('a person marks an answer in words, and the learner sees it', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, {
    name: 'Parabolas',
    problems: [wordsProblem],
    learners: ['student1', 'student2'],
  })
  const student = await pageOf('student1', path)
  await startSitting(student)
  await student.getByRole('textbox', { name: 'Your answer' }).fill('It opens upwards, and is narrow.')
  await student.getByRole('button', { name: 'Submit answers' }).click()
  await expect(student.getByRole('link', { name: /^Problem 1, waits for a grader/ })).toBeVisible()

  const grader = await pageOf('instructor', `${path}/results`)
  await grader.getByRole('button', { name: 'Needs grading', exact: true }).click()
  await grader.getByRole('button', { name: /^Abel, Ada, problem 1.*needs grading/ }).click()
  const panel = grader.getByRole('dialog', { name: 'Attempts' })
  await expect(panel.getByText('It opens upwards, and is narrow.')).toBeVisible()
  await panel.getByLabel('Percent').fill('75')
  await panel.getByLabel('Comment for the student').fill('Where is its lowest point?')
  await panel.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(panel.getByText('3 of 4 points')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()

  await student.reload()
  await expect(student.getByText('Where is its lowest point?').first()).toBeVisible()
  await expect(student.getByText('3 of 4 points').first()).toBeVisible()

  // On paper there are the words, and nothing that one presses.
  await expect(student.getByRole('button', { name: 'Submit answers' })).toBeVisible()
  await student.emulateMedia({ media: 'print' })
  await expect(student.getByText('Where is its lowest point?').first()).toBeVisible()
  await expect(student.getByRole('button')).toHaveCount(0)
})

test('results and scores are downloaded as CSV', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, {
    name: 'Export',
    problems: [wordsProblem],
    learners: ['student1', 'student2'],
  })
  const page = await pageOf('instructor', `${path}/results`)
  for (const kind of ['results', 'scores']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Export ${kind}` }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`Export ${kind}.csv`)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('student1@demo.example')
    expect(text).toContain('student2@demo.example')
  }
})
