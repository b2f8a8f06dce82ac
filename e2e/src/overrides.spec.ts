import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { givenCourse, speedProblem, startSitting } from './given.ts'
import { test } from './journey.ts'
import { latexIn, mathField, typeMath } from './math.ts'

const day = 86_400_000

test('90 % set by hand for late work stay 90 %, until they are undone', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, {
    name: 'Set by hand',
    problems: [speedProblem],
    learners: ['student1', 'student2'],
    settings: {
      dueAt: new Date(Date.now() - day / 2).toISOString(),
      closesAt: new Date(Date.now() + day).toISOString(),
      latePenaltyPercent: 50,
    },
  })
  const student = await pageOf('student1', path)
  await startSitting(student)
  const [, speed = ''] = /covers (\d+)/.exec((await student.getByText(/A cart covers/).textContent()) ?? '') ?? []
  await typeMath(mathField(student, 'Your answer'), `${speed}m/s`)
  await student.getByRole('button', { name: 'Submit answers' }).click()
  await expect(student.getByText('2 of 4 points').first()).toBeVisible()

  const field = mathField(student, 'Your answer')
  await typeMath(field, '12')
  await field.evaluate((element) => element.setAttribute('data-typed-in', ''))

  const staff = await pageOf('instructor', `${path}/results`)
  await staff.getByRole('button', { name: /^Abel, Ada, problem 1: 2 of 4 points/ }).click()
  const panel = staff.getByRole('dialog', { name: 'Attempts' })
  await panel.getByRole('button', { name: 'Set points' }).click()
  const dialog = staff.getByRole('dialog', { name: /^Abel, Ada: / })
  await dialog.getByLabel('What to set').selectOption({ label: 'Percent' })
  await dialog.getByLabel(/^Percent/).fill('90')
  await expect(dialog.getByText('3.6 of 4 points possible')).toBeVisible()
  await dialog.getByLabel(/^Reason/).fill('Explained it to me')
  await dialog.getByLabel('Note to the student').fill('Well explained.')
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(panel.getByText('3.6 of 4 points')).toBeVisible()
  await expect(panel.getByText(/^2 → 3\.6, .*Explained it to me$/)).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()

  await staff.getByRole('button', { name: 'Overridden', exact: true }).click()
  await expect(staff.getByText('1 student shown')).toBeAttached()
  await expect(staff.getByRole('button', { name: 'Abel, Ada, total: 3.6 of 4 points' })).toBeVisible()
  await staff.getByRole('button', { name: 'Waived', exact: true }).click()
  await expect(staff.getByText('0 students shown')).toBeAttached()
  for (const kind of ['results', 'scores']) {
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('button', { name: `Export ${kind}` }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/,In progress,3\.6,90,2,.*Speed of a cart: 2 → 3\.6, .*Explained it to me/)
  }

  // The page that is open shows it, and keeps what is being typed.
  await expect(student.getByText('3.6 of 4 points').first()).toBeVisible()
  await expect(student.getByText('Your instructor has set your points: 3.6 points. Well explained.')).toBeVisible()
  await expect(student.getByText('Explained it to me')).toHaveCount(0)
  await expect(field).toHaveAttribute('data-typed-in', '')
  await student.keyboard.press('3')
  expect(await latexIn(field)).toBe('123')

  await staff.reload()
  await staff.getByRole('button', { name: /^Abel, Ada, problem 1: 3\.6 of 4 points, set by hand/ }).click()
  await panel.getByRole('button', { name: 'Change or undo' }).click()
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(panel.getByText('2 of 4 points')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(student.getByText('2 of 4 points').first()).toBeVisible()
  await expect(student.getByText(/^Your instructor has set/)).toHaveCount(0)
})

test('penalties of several learners are waived at once', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, {
    name: 'Waived',
    problems: [speedProblem],
    learners: ['student1', 'student2'],
  })
  await startSitting(await pageOf('student1', path))
  const staff = await pageOf('instructor', `${path}/results`)
  await staff.getByRole('checkbox', { name: 'Select all students shown' }).check()
  await staff.getByRole('button', { name: 'Points and penalties' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Set totals: 2 students' })
  await dialog.getByLabel('What to set').selectOption({ label: 'No penalty for late work' })
  await dialog.getByLabel(/^Reason/).fill('The server was down')
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  const outcome = staff.getByRole('dialog', { name: 'Done for 1 student' })
  await expect(outcome.getByText(/has not started; only a total in points can be set$/)).toBeVisible()
  await outcome.getByRole('button', { name: 'Close' }).click()
  await expect(staff.getByRole('button', { name: 'Abel, Ada, total: 0 of 4 points, penalty waived' })).toBeVisible()
})
