import { expect } from '@playwright/test'
import { givenCourse, slopeProblem, startSitting } from './given.ts'
import { test } from './journey.ts'
import { mathField, typeMath } from './math.ts'

test('a learner has time and a half, and more minutes and a pause while they type', async ({ origin, pageOf }) => {
  const learner = 'student4'
  const delivery = await givenCourse(origin, {
    name: 'Exam with acts',
    problems: [slopeProblem],
    learners: [learner],
    settings: { timeLimitMinutes: 20 },
  })
  const staff = await pageOf('instructor', `/courses/${delivery.groupId}/people`)
  await staff.getByRole('button', { name: 'None: accommodations of Deniz Demir' }).click()
  const granted = staff.getByRole('dialog')
  await granted.getByRole('button', { name: /^Change/ }).click()
  await staff.getByLabel('Time multiplier').fill('1.5')
  await staff.getByLabel(/^Reason/).fill('Agreed with the office')
  await staff.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(granted.getByLabel('Granted').getByText('1.5 × the time')).toBeVisible()

  const page = await pageOf(learner, delivery.path)
  await expect(page.getByText('30 min from the moment you start')).toBeVisible()
  await startSitting(page)
  await typeMath(mathField(page, 'Your answer'), '2')
  await expect(page.getByText(/^Saved/)).toBeVisible()

  const act = async (what: string, minutes?: string) => {
    await staff.goto(`${delivery.path}/results`)
    await staff.getByRole('button', { name: 'During the exam' }).click()
    const dialog = staff.getByRole('dialog', { name: 'During the exam' })
    await dialog.getByLabel('What to do').selectOption({ label: what })
    if (minutes !== undefined) await dialog.getByLabel(/^Minutes/).fill(minutes)
    await dialog.getByLabel(/^Reason/).fill('Fire alarm')
    await dialog.getByRole('button', { name: what, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  await typeMath(mathField(page, 'Your answer'), '2x+1')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  // Nothing is typed meanwhile: the page hears of it by itself.
  await act('Give more time', '10')
  await expect(page.getByText(/^You have 10 more minutes, until /)).toBeVisible({ timeout: 2000 })

  await staff.goto(`${delivery.path}/live`)
  await expect(staff.getByRole('row', { name: /Demir, Deniz/ }).getByText('Working')).toBeVisible()
  await staff.getByRole('button', { name: 'Announce', exact: true }).click()
  const announcing = staff.getByRole('dialog', { name: 'Announce to everybody' })
  await announcing.getByLabel(/^Text/).fill('Use g = 9.81.')
  await announcing.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(page.getByText('Use g = 9.81.')).toBeVisible({ timeout: 2000 })

  await act('Pause')
  await expect(page.getByText('The clock stands still, and what you have typed is kept.')).toBeVisible()
  await expect(mathField(page, 'Your answer')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('The clock stands still, and what you have typed is kept.')).toBeVisible()
  await act('Continue after a pause')
  await expect(page.getByText(/^The assessment goes on, until /)).toBeVisible()
  await expect(mathField(page, 'Your answer')).toBeVisible()
  await expect
    .poll(() => mathField(page, 'Your answer').evaluate((field) => (field as HTMLElement & { value: string }).value))
    .toBe('2x+1')
})

test('an announcement is also in a tab that is opened later, until it is withdrawn', async ({ origin, pageOf }) => {
  const delivery = await givenCourse(origin, {
    name: 'Exam with an announcement',
    problems: [slopeProblem],
    learners: ['student4'],
  })
  const page = await pageOf('student4', delivery.path)
  await startSitting(page)
  const staff = await pageOf('instructor', `${delivery.path}/live`)
  await staff.getByRole('button', { name: 'Announce', exact: true }).click()
  const announcing = staff.getByRole('dialog', { name: 'Announce to everybody' })
  await announcing.getByLabel(/^Text/).fill('Use g = 9.81.')
  await announcing.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(page.getByText('Use g = 9.81.')).toBeVisible()
  const secondTab = await page.context().newPage()
  await secondTab.goto(page.url())
  await expect(secondTab.getByText('Use g = 9.81.')).toBeVisible()
  await staff.getByRole('button', { name: 'Withdraw “Use g = 9.81.”' }).click()
  for (const each of [staff, page, secondTab]) await expect(each.getByText('Use g = 9.81.')).toHaveCount(0)
  await secondTab.close()
})
