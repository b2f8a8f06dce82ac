import { expect, type Locator, type Page } from '@playwright/test'
import { invitationCalls, userRoleCalls } from '@isomorph/contract'
import { callerFor, type Caller } from './calls.ts'
import { areaProblem, givenCourse } from './given.ts'
import { test } from './journey.ts'

async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

async function confirm(page: Page, name: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name })
  await press(button)
  await expect(button).toBeHidden()
}

/** Somebody whom no other journey knows. */
async function givenPerson(admin: Caller, firstName: string) {
  const clientKey = crypto.randomUUID()
  const names = { firstName, lastName: 'Focus', email: `${clientKey}@demo.example`, uid: '', puid: '' }
  return await admin.ask(invitationCalls.createUser, { body: { ...names, sendInvitation: false, clientKey } })
}

test('whoever removes somebody from a list goes on at the next one', async ({ origin, pageOf }) => {
  const admin = await callerFor(origin, 'admin')
  const identifiers = [(await givenPerson(admin, 'Ann')).email, (await givenPerson(admin, 'Ben')).email]
  await admin.ask(userRoleCalls.createUserRoles, { body: { role: 'AiProblemCreator', identifiers } })
  const page = await pageOf('admin', '/ai-problem-creators')
  const removals = page.getByRole('button', { name: /^Remove / })
  await expect(removals).toHaveCount(2)
  const [first = '', second = ''] = await removals.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
  await press(page.getByRole('button', { name: first }))
  await confirm(page, 'Remove')
  await expect(page.getByRole('button', { name: second })).toBeFocused()
  await press(page.getByRole('button', { name: second }))
  await confirm(page, 'Remove')
  await expect(page.getByText(/^Nobody is an? /)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('granting and revoking a role leave the focus on its button', async ({ origin, pageOf }) => {
  const admin = await callerFor(origin, 'admin')
  const { id } = await givenPerson(admin, 'Cleo')
  const page = await pageOf('admin', `/users/${id}/roles`)
  await press(page.getByRole('button', { name: 'Grant Creator' }))
  await expect(page.getByRole('button', { name: 'Revoke Creator' })).toBeFocused()
  await page.keyboard.press('Enter')
  await confirm(page, 'Revoke')
  await expect(page.getByRole('button', { name: 'Grant Creator' })).toBeFocused()
})

test('whoever takes a role in a course away goes on at the next person', async ({ origin, pageOf }) => {
  const learners = ['student1', 'student2', 'student3']
  const { groupId } = await givenCourse(origin, { name: 'Roster', problems: [areaProblem], learners })
  const page = await pageOf('instructor', `/courses/${groupId}/people`)
  const removals = page.getByRole('button', { name: /^Remove Student from / })
  await expect(removals).toHaveCount(3)
  const names = await removals.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
  await press(page.getByRole('button', { name: names[1] ?? '' }))
  await confirm(page, 'Remove')
  await expect(page.getByRole('button', { name: names[2] ?? '' })).toBeFocused()
})

test('saving an account and ending a session leave the focus there', async ({ origin, pageOf }) => {
  const page = await pageOf('grader', '/account')
  const lastName = page.getByLabel('Last name')
  const before = await lastName.inputValue()
  for (const name of [`${before}-Marks`, before]) {
    await lastName.fill(name)
    await press(page.getByRole('button', { name: 'Save' }))
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  }
  // Somewhere else too, now.
  await callerFor(origin, 'grader')
  await page.reload()
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  const ends = sessions.getByRole('button', { name: /^Log out .*signed in/ })
  await expect(ends.first()).toBeVisible()
  const count = await ends.count()
  await press(ends.first())
  await expect(ends).toHaveCount(count - 1)
  await expect(sessions.locator(':focus')).toHaveCount(1)
})

test('a dialog leads to the first field that is wrong, and keeps what was typed from Escape', async ({ pageOf }) => {
  const page = await pageOf('superadmin', '/users')
  await page.getByRole('button', { name: 'New person' }).click()
  await press(page.getByRole('button', { name: 'Add person' }))
  const email = page.getByRole('dialog').getByLabel('E-mail')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/installation/terms')
  await page.getByRole('button', { name: 'New term' }).click()
  const name = page.getByRole('dialog', { name: 'New term' }).getByLabel('Name')
  await name.fill('Long name of a term')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeHidden()
  await expect(name).toHaveValue('Long name of a term')
  await expect(name).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New term' })).toBeFocused()
})
