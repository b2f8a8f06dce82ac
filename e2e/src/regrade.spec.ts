import { expect } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { galleryProblem, numeric, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { givenCourse, startSitting } from './given.ts'
import { test } from './journey.ts'
import { latexIn, mathField, typeMath } from './math.ts'

const doubled = (key: string, statement = 'What is twice @a?') =>
  galleryProblem({
    key: 'double',
    name: 'Twice a number',
    field: 'Algebra',
    tags: [],
    variables: [random('a', 11, 99)],
    statement: `${statement}\n\n[[1]]`,
    questions: [numeric(key)],
    solution: 'It is $2\\cdot @a$.',
  })

test('a wrong key is mended, looked at, applied, told and taken back', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, {
    name: 'Regraded',
    problems: [doubled('3a')],
    learners: ['student1', 'student2'],
  })
  const student = await pageOf('student1', path)
  await startSitting(student)
  const [, number = ''] = /twice (\d+)/.exec((await student.getByText(/What is twice/).textContent()) ?? '') ?? []
  await typeMath(mathField(student, 'Your answer'), String(2 * Number(number)))
  await student.getByRole('button', { name: 'Submit answers' }).click()
  await expect(student.getByText('0 of 4 points').first()).toBeVisible()

  const instructor = await callerFor(origin, 'instructor')
  const { items } = await instructor.ask(problemCalls.listProblems, {
    query: { keywords: 'Twice a number', sort: '-id' },
  })
  const { id: problemId } = items[0] ?? { id: 0 }
  const problem = await instructor.ask(problemCalls.getProblem, { params: { problemId } })
  await instructor.ask(problemCalls.updateProblem, {
    params: { problemId },
    body: {
      name: problem.name,
      tags: problem.tags,
      content: doubled('2a', 'What is twice @a, exactly?').content,
      baseRevisionNumber: 1,
    },
  })
  const staff = await pageOf('instructor', `/problems/${problemId}`)
  await expect(staff.getByText(/marked by version 1 until you regrade/)).toBeVisible()
  await staff.getByRole('link', { name: 'Look at what changes' }).click()
  await staff.getByLabel('Mark by').selectOption({ index: 1 })
  await staff.getByRole('button', { name: 'Look at what changes' }).click()
  await expect(staff.getByRole('row', { name: /Abel, Ada/ })).toContainText('0 → 4')
  await expect(staff.getByText('1 student reaches it now, 0 students fall below.')).toBeVisible()
  await expect(student.getByText('0 of 4 points').first()).toBeVisible()

  // Who types while the marks are corrected keeps the field, with the caret in it.
  const field = mathField(student, 'Your answer')
  await typeMath(field, '12')
  await field.evaluate((element) => element.setAttribute('data-typed-in', ''))

  await staff.getByRole('button', { name: 'Apply to 1 student' }).click()
  await expect(staff.getByRole('heading', { name: 'Regrade: applied' })).toBeVisible()
  await staff.getByLabel('Note to the students').fill('The key asked for three times the number.')
  await staff.getByRole('button', { name: 'Tell them' }).click()
  await expect(staff.getByRole('button', { name: 'Change the note' })).toBeVisible()
  await expect(student.getByText(/was corrected on .*: 0 → 4 points\. The key asked for three times/)).toBeVisible()
  await expect(student.getByText('4 of 4 points').first()).toBeVisible()
  await expect(student.getByText(`What is twice ${number}, exactly?`)).toBeVisible()
  await expect(field).toHaveAttribute('data-typed-in', '')
  await student.keyboard.press('3')
  expect(await latexIn(field)).toBe('123')

  await staff.getByRole('button', { name: 'Undo this regrade' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(staff.getByRole('heading', { name: 'Undoing of a regrade: applied' })).toBeVisible()
  await expect(student.getByText('0 of 4 points').first()).toBeVisible()
  await expect(student.getByText(`What is twice ${number}?`)).toBeVisible()
  await expect(field).toHaveAttribute('data-typed-in', '')

  // The mark is appealed against, and answered with words in the queue of what needs a person.
  await student.getByRole('button', { name: 'Appeal against this mark' }).click()
  await student.getByLabel('What should be looked at again?').fill('Twice the number was asked.')
  await student.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(student.getByText('It waits for an answer.')).toBeVisible()
  await staff.goto(`${path}/grading`)
  await staff.getByRole('link', { name: /Twice a number/ }).click()
  await expect(staff.getByText(/The student appeals: Twice the number was asked\./)).toBeVisible()
  await staff.getByLabel('Percent').fill('100')
  await staff.getByLabel('Comment for the student').fill('You are right.')
  await staff.getByLabel('Percent').press('Enter')
  await expect(staff.getByText('Nothing more waits here for you.')).toBeVisible()
  await expect(student.getByText('You are right.').first()).toBeVisible()
  await expect(student.getByText('4 of 4 points').first()).toBeVisible()
  await expect(field).toHaveAttribute('data-typed-in', '')
})
