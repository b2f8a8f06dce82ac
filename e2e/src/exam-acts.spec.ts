import { expect } from '@playwright/test'
import { accommodationCalls, invitationCalls, peopleCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { areaProblem, givenCourse, slopeProblem, speedProblem, startSitting, type Delivery } from './given.ts'
import { test } from './journey.ts'
import { mathField, typeMath } from './math.ts'

const day = 86_400_000
const pool = [slopeProblem, areaProblem, speedProblem]

/** A room of thirty: four students of the demo, and people who do not come. Of three problems each is given two. */
async function givenRoom(origin: string) {
  const delivery = await givenCourse(origin, {
    name: 'Exam with acts',
    problems: pool,
    draws: 2,
    learners: ['student3', 'student4', 'student5', 'student6'],
    settings: { timeLimitMinutes: 20 },
  })
  const admin = await callerFor(origin, 'admin')
  const identifiers = Array.from({ length: 26 }, (_, index) => `absent-${delivery.groupId}-${index}@demo.example`)
  for (const email of identifiers) {
    const [lastName = ''] = email.split('@')
    const body = { firstName: 'Absent', lastName, email, uid: '', puid: '', userName: '', sendInvitation: false }
    await admin.ask(invitationCalls.createUser, { body })
  }
  const instructor = await callerFor(origin, 'instructor')
  const body = { groupId: delivery.groupId, role: 'GroupLearner' as const, identifiers }
  await instructor.ask(peopleCalls.addGroupUsers, { body })
  return delivery
}

/** The instructor lets somebody begin a day later. */
async function beginLater(origin: string, { groupAssessmentId, groupId }: Delivery, name: string): Promise<void> {
  const instructor = await callerFor(origin, 'instructor')
  const people = await instructor.ask(peopleCalls.listGroupUsers, { query: { groupId } })
  const { id } = people.find(({ lastName }) => lastName === name) ?? { id: 0 }
  const fields = { opensAt: new Date(Date.now() + day).toISOString() }
  const body = { groupAssessmentId, userIds: [id], fields, reason: 'Away today' }
  await instructor.ask(accommodationCalls.saveAccommodations, { body })
}

test('a room of thirty with a pool: time and a half, a day later, minutes for all and for one, a pause while they type', async ({
  origin,
  pageOf,
}) => {
  // Five people and nine acts.
  test.slow()
  const delivery = await givenRoom(origin)
  await beginLater(origin, delivery, 'Fjord')
  const staff = await pageOf('instructor', `/courses/${delivery.groupId}/people`)
  await staff.getByRole('button', { name: 'None: accommodations of Deniz Demir' }).click()
  const granted = staff.getByRole('dialog')
  await granted.getByRole('button', { name: /^Change/ }).click()
  await staff.getByLabel('Time multiplier').fill('1.5')
  await staff.getByLabel(/^Reason/).fill('Agreed with the office')
  await staff.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(granted.getByLabel('Granted').getByText('1.5 × the time')).toBeVisible()

  const later = await pageOf('student6', delivery.path)
  await expect(later.getByText(/^Opens .*This page will let you in then\.$/)).toBeVisible()
  const page = await pageOf('student4', delivery.path)
  const other = await pageOf('student5', delivery.path)
  await expect(page.getByText('30 min from the moment you start')).toBeVisible()
  await expect(other.getByText('20 min from the moment you start')).toBeVisible()
  await startSitting(page)
  await startSitting(other)
  await typeMath(mathField(page, 'Your answer'), '2')
  await expect(page.getByText(/^Saved/)).toBeVisible()

  const act = async (what: string, minutes?: string) => {
    await staff.getByRole('button', { name: 'During the exam' }).first().click()
    const dialog = staff.getByRole('dialog', { name: /^During the exam/ })
    await dialog.getByLabel('What to do').selectOption({ label: what })
    if (minutes !== undefined) await dialog.getByLabel(/^Minutes/).fill(minutes)
    await dialog.getByLabel(/^Reason/).fill('Fire alarm')
    await dialog.getByRole('button', { name: what, exact: true }).click()
    await staff
      .getByRole('dialog', { name: /^Done for/ })
      .getByRole('button', { name: 'Close' })
      .click()
    await expect(dialog).toHaveCount(0)
  }
  await staff.goto(`${delivery.path}/live`)
  await expect(staff.getByText('Not started: 28')).toBeVisible()
  const row = staff.getByRole('row', { name: /Demir, Deniz/ })
  await expect(row.getByText('Working')).toBeVisible()
  await expect(row).toContainText('0 of 2')
  await typeMath(mathField(page, 'Your answer'), '21')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  // Nothing is typed meanwhile: the pages hear of it by themselves, before the request for news that they hold would end.
  await act('Give more time', '10')
  await expect(page.getByText(/^You have 10 more minutes, until /)).toBeVisible()
  await expect(other.getByText(/^You have 10 more minutes, until /)).toBeVisible()
  await row.getByRole('checkbox').check()
  await act('Give more time', '2')
  await expect(page.getByText(/^You have 2 more minutes, until /)).toBeVisible()
  await expect(other.getByText(/^You have 2 more minutes/)).toHaveCount(0)
  await row.getByRole('checkbox').uncheck()

  await staff.getByRole('button', { name: 'Announce', exact: true }).click()
  const announcing = staff.getByRole('dialog', { name: 'Announce to everybody' })
  const drawn = ['derivative', 'sides of', 'A cart'].map((words) => page.getByText(words).isVisible())
  const place = (await Promise.all(drawn)).indexOf(true)
  await announcing.getByLabel('About').selectOption(`${place + 1}. ${pool[place]?.name}`)
  await announcing.getByLabel(/^Text/).fill('Use g = 9.81.')
  await announcing.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(page.getByText('Use g = 9.81.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'problem 1', exact: true })).toBeVisible()

  await act('Pause')
  await expect(page.getByText('The clock stands still, and what you have typed is kept.')).toBeVisible()
  await expect(mathField(page, 'Your answer')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('The clock stands still, and what you have typed is kept.')).toBeVisible()
  const late = await pageOf('student3', delivery.path)
  await expect(late.getByText(/^Your instructor has paused this assessment\. You can start now/)).toBeVisible()
  await late.getByRole('button', { name: 'Start' }).click()
  await expect(late.getByText('The clock stands still, and what you have typed is kept.')).toBeVisible()
  await expect(mathField(late, 'Your answer')).toHaveCount(0)
  await expect(staff.getByText('Paused: 3')).toBeVisible()
  await expect(staff.getByText('Paused, not started: 27')).toBeVisible()
  await act('Continue after a pause')
  await expect(staff.getByText('Not started: 27', { exact: true })).toBeVisible()
  await expect(mathField(late, 'Your answer')).toBeVisible()
  await expect(page.getByText(/^The assessment goes on, until /)).toBeVisible()
  await expect(mathField(page, 'Your answer')).toBeVisible()
  await expect
    .poll(() => mathField(page, 'Your answer').evaluate((field) => (field as HTMLElement & { value: string }).value))
    .toBe('21')

  await row.getByRole('checkbox').check()
  await act('Finish now')
  await expect(page.getByText(/^Your instructor has ended this assessment\./).first()).toBeVisible()
  await expect(page.getByText(/^Time (is|was) up/)).toHaveCount(0)
  await expect(other.getByText(/ended this assessment/)).toHaveCount(0)
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
