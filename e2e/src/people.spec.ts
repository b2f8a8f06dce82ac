import { expect, type Page } from '@playwright/test'
import { invitationCalls, userRoleCalls } from '@isomorph/contract'
import type { GlobalRole } from '@isomorph/access'
import { callerFor } from './calls.ts'
import { test } from './journey.ts'

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

async function addCreator(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Creators' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText("To add people, enter their identifier, select their role, and click 'Add.'")
  await dialog.getByLabel('Identifiers').fill(email)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
}

test('a role that is granted is used at once by somebody who is signed in, and so it ends', async ({ pageOf }) => {
  const student = await pageOf('student7', '/courses/new')
  await expect(heading(student, 'Courses')).toBeVisible()

  const admin = await pageOf('admin', '/creators')
  await addCreator(admin, 'nobody@demo.example')
  await expect(admin.getByText('Nobody here is known as “nobody@demo.example”.')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Invite nobody@demo.example' })).toBeVisible()
  await admin.getByLabel('Identifiers').fill('student7@demo.example')
  await admin.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(admin.getByText('Giulia Gallo is now a Creator')).toBeVisible()

  // The same page, no reload and no sign-in: the way is simply open now.
  await student.evaluate(() => {
    window.history.pushState({}, '', '/courses/new')
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(student.getByLabel('Name')).toBeVisible()
  await student.getByLabel('Name').fill('A course of my own')
  await student.getByRole('button', { name: 'Make course' }).click()
  await expect(heading(student, 'A course of my own')).toBeVisible()

  await admin.getByRole('button', { name: 'Remove Giulia Gallo' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(admin.getByText('Giulia Gallo is no longer a Creator')).toBeVisible()
  await student.goto('/courses/new')
  await expect(heading(student, 'Courses')).toBeVisible()
})

test('unknown people are left out at once, and only addresses are invited', async ({ pageOf }) => {
  const page = await pageOf('admin', '/creators')
  await page.getByRole('button', { name: 'Add Creators' }).click()
  const box = page.getByLabel('Identifiers')
  await box.fill('student8@demo.example STUDENT8@demo.example nobody@demo.example 0099887766 nobody1')
  await expect(page.getByText('4 people')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Nobody here is known as “0099887766”.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Invite / })).toHaveText(['Invite nobody@demo.example'])
  await expect(page.getByText('An invitation needs an e-mail address.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove the unknown ones' }).click()
  await expect(box).toHaveValue('student8@demo.example')
  await expect(box).toBeFocused()
  await expect(page.getByText('Nobody was added')).toBeHidden()
})

test('the last Super Admin stays', async ({ pageOf }) => {
  const page = await pageOf('superadmin', '/admins')
  await page.getByRole('tab', { name: 'Super Admins' }).click()
  await page.getByRole('button', { name: 'Remove Sofia Super' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The last Super Admin stays. Make somebody else a Super Admin first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Sofia Super' })).toBeVisible()
})

test('people come in from a file once somebody has looked at what would happen', async ({ pageOf }) => {
  const tag = Date.now().toString(36)
  const file = [
    'email,first name,last name,uid,phone',
    `nora-${tag}@demo.example,Nora,Newcomer${tag},nora${tag}`,
    `zoe-${tag}@demo.example,Zo\u00EB,Newcomer${tag},zoe${tag}`,
    'student2@demo.example,,,',
    'broken,"x',
  ].join('\n')
  const page = await pageOf('admin', '/users')
  await page.getByRole('link', { name: 'Import people' }).click()
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'newcomers.csv', mimeType: 'text/csv', buffer: Buffer.from(file, 'latin1') })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('was read as Windows-1252')).toBeVisible()
  await expect(page.getByText('The quotation marks of this line do not match.')).toBeVisible()
  await expect(page.getByText('1 line with errors will be left out.')).toBeVisible()
  await expect(page.getByText('One column is not used: “phone”.')).toBeVisible()
  await expect(page.getByText('Becomes a person here.')).toHaveCount(2)
  await page.getByRole('button', { name: 'Import 2 people' }).click()
  await expect(page.getByText('2 people added, 0 changed, 1 line left out.')).toBeVisible()
  await expect(page.getByText('Became a person here.')).toHaveCount(2)

  await page.getByRole('link', { name: 'To the users' }).click()
  await expect(page.getByText('Search for people by')).toBeVisible()
  await page.getByRole('textbox', { name: /^Search/ }).fill(`newcomer${tag}`)
  await expect(page.getByText('Search for people by')).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('row', { name: /Zoë/ })).toBeVisible()
})

test('a reload shows the search that was asked, and spaces find nobody', async ({ pageOf }) => {
  const page = await pageOf('admin', '/users')
  const box = page.getByRole('textbox', { name: /^Search/ })
  await box.fill('    ')
  await box.press('Enter')
  await expect(page.getByText('Type at least 3 characters, or digits only.')).toBeVisible()
  await expect(page.getByText('Search for people by')).toBeVisible()

  // Straight after the search: what is kept of it for later visits is not written yet.
  await box.fill('student1@demo.example')
  await box.press('Enter')
  await page.reload()
  await expect(page.getByRole('row', { name: /student1@demo/ })).toBeVisible()
  await expect(box).toHaveValue('student1@demo.example')
  await expect(page.getByRole('row', { name: /@demo/ })).toHaveCount(1)
})

test('a value that somebody else has is marked at its field, what was typed stays, and who was added is a click away', async ({
  pageOf,
}) => {
  const page = await pageOf('admin', '/users')
  await page.getByRole('button', { name: 'New person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Second')
  await dialog.getByLabel('E-mail').fill(`second-${Date.now()}@demo.example`)
  const uid = dialog.getByLabel('UID', { exact: true })
  await uid.fill('student1')
  await dialog.getByRole('button', { name: 'Add person' }).click()
  await expect(uid).toHaveAccessibleDescription(/Somebody else is known by this UID already\./)
  await expect(uid).toBeFocused()
  await expect(dialog.getByLabel('First name')).toHaveValue('Second')
  await uid.fill(`second${Date.now()}`)
  await expect(uid).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Last name').fill('Tryer')
  await dialog.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByText('Second Tryer was added and is being invited.')).toBeVisible()
  await page.getByRole('link', { name: 'To their page' }).click()
  await expect(heading(page, 'Second Tryer')).toBeVisible()

  await page.getByRole('link', { name: 'Roles' }).click()
  await page.getByRole('button', { name: 'Grant Creator', exact: true }).click()
  await expect(page.getByText('Second Tryer is now a Creator')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke Creator', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Revoke Creator?' })
  await expect(question).toContainText('From now on Second Tryer is no longer a Creator.')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Second Tryer is no longer a Creator')).toBeVisible()
})

test('a long e-mail address instead of a name fits into the audit log, and a narrow line says who and on what', async ({
  pageOf,
  origin,
}) => {
  const superAdmin = await callerFor(origin, 'superadmin')
  const email = `a-person-whose-address-no-column-has-room-for-${Date.now()}@department.university.example`
  const fields = { firstName: '', lastName: '', email, uid: '', puid: '', userName: '', sendInvitation: false }
  await superAdmin.ask(invitationCalls.createUser, { body: fields })
  const page = await pageOf('superadmin', '/installation/audit')
  const row = page.getByRole('row', { name: email }).first()
  await expect(row).toBeVisible()
  for (const width of [760, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const edge = async () =>
      await row.evaluate((element) =>
        Math.max(...[element, ...element.querySelectorAll('a')].map((each) => each.getBoundingClientRect().right)),
      )
    await expect.poll(edge).toBeLessThanOrEqual(width)
  }
  const labels = await row
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content).filter((content) => content !== 'none'),
    )
  expect(labels).toEqual(['"Who: "', '"On: "'])
})

/** Where each screen leads who holds which role: the path itself where it opens. */
const ways: Readonly<Record<string, Partial<Record<GlobalRole | 'none', string>>>> = {
  '/admins': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/creators': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/assessment-creators': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/problem-creators': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/ai-problem-creators': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/cache': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/users': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/users/1': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/users/1/roles': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/users/import': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/users/invitations': { none: '/', Creator: '/', AssessmentCreator: '/' },
  '/courses': {},
  '/courses/new': { none: '/courses', AssessmentCreator: '/courses' },
  '/assessments': { none: '/' },
  '/assessments/new': { none: '/', Admin: '/assessments' },
  '/problems': { none: '/', AssessmentCreator: '/' },
  '/problems/new': { none: '/', Admin: '/problems', AssessmentCreator: '/' },
}

for (const [role, userName] of [
  ['none', 'student4'],
  ['AssessmentCreator', 'student5'],
  ['Creator', 'instructor'],
  ['Admin', 'admin'],
  ['SuperAdmin', 'superadmin'],
] as const) {
  test(`each screen opens for ${role}, or leads where it should`, async ({ pageOf, origin }) => {
    const superAdmin = await callerFor(origin, 'superadmin')
    const identifiers = [`${userName}@demo.example`]
    const granted =
      role === 'AssessmentCreator'
        ? await superAdmin.ask(userRoleCalls.createUserRoles, { body: { role, identifiers } })
        : []
    const page = await pageOf(userName, '/')
    const wrong: string[] = []
    for (const [path, elsewhere] of Object.entries(ways)) {
      await page.evaluate((to) => {
        window.history.pushState({}, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
      const expected = elsewhere[role] ?? path
      await page.waitForURL((url) => url.pathname === expected, { timeout: 10_000 }).catch(() => undefined)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      const { pathname } = new URL(page.url())
      if (pathname !== expected) wrong.push(`${path}: expected ${expected}, got ${pathname}`)
    }
    for (const { id } of granted) await superAdmin.ask(userRoleCalls.deleteUserRole, { params: { userRoleId: id } })
    expect(wrong).toEqual([])
  })
}
