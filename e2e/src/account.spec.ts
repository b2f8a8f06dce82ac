import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { invitationCalls, sessionCalls } from '@isomorph/contract'
import { beginActing, idOf, isWhole } from './acting.ts'
import { callerFor, signInCode } from './calls.ts'
import { areaProblem, givenCourse, keepCodeVerifier, startSitting } from './given.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { latexIn, mathField, typeMath } from './math.ts'
import { demoPassword } from './people.ts'
import { startProduct, type Product } from './product.ts'

// Sessions are ended and passwords changed here: on a product that no other journey uses.
let product: Product
const said: string[] = []

test.beforeAll(async () => {
  test.setTimeout(150_000)
  product = await startProduct({ DEMO: '1' }, (line) => void said.push(line))
})
test.afterAll(() => product.remove())

async function logIn(page: Page, userName: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function openUserMenu(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
}

test('an administrator acts as a student, sees what they see, and comes back', async ({ pageOf }) => {
  const { url } = product
  const page = await pageOf('superadmin', `/users/${await idOf(url, 'student2')}`, url)
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click()
  const menu = page.getByRole('button', { name: /^Impersonating / })
  await expect(menu).toBeVisible()
  await expect(page).toHaveURL(new URL('/', url).href)
  await expect(page.getByRole('button', { name: 'Admin' })).toBeHidden()

  await page.goto('/account')
  await expect(page.getByText('You act as this person.')).toBeVisible()
  await openUserMenu(page, /^Impersonating /)
  await expect(page.getByRole('button', { name: 'Stop Impersonating' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Impersonation' }).getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: /^Hi,/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Admin' })).toBeVisible()

  await page.goto('/installation/audit')
  await expect(page.getByRole('cell', { name: 'Stopped impersonating' }).first()).toBeVisible()
  const begun = page.getByRole('row').filter({ hasText: 'Began to impersonate' }).first()
  await expect(begun.getByText(/^Person \d+$/)).toBeVisible()
  await expect(page.getByRole('table')).not.toContainText('impersonationStart')
})

const longEmail = `${'johanna.maximiliane.von.und.zu.'.repeat(2)}lichtenberg@demo.example`

test('a long e-mail leaves the actions of its row in reach, and its owner in the bar', async ({ pageOf }) => {
  const { url } = product
  const admin = await callerFor(url, 'superadmin')
  const body = { firstName: '', lastName: '', email: longEmail, uid: '', puid: '', sendInvitation: true }
  const { id } = await admin.ask(invitationCalls.createUser, { body })
  const page = await pageOf('superadmin', '/users', url)
  const row = page.getByRole('row').filter({ hasText: longEmail })
  await page.getByRole('textbox', { name: /^Search by/ }).fill('lichtenberg')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await isWhole(row)
  }
  await page.goto('/users/invitations')
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await isWhole(row)
    await isWhole(row.getByRole('button'))
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/users/${id}`)
  await beginActing(page)
  await page.setViewportSize({ width: 820, height: 800 })
  await isWhole(page.getByRole('button', { name: /^Impersonating / }))
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('banner').getByText(`As ${longEmail}`)).toBeInViewport()
  const spoken = page.getByRole('banner').getByText(`Impersonating ${longEmail}`).filter({ visible: true })
  await expect(spoken).toHaveCount(1)
  await isWhole(page.getByRole('button', { name: 'Menu' }))
})

test('the words for colours in the user menu choose them and leave it open', async ({ pageOf }) => {
  const page = await pageOf('student2', '/account', product.url)
  await openUserMenu(page, /^Hi,/)
  const menu = page.getByRole('group', { name: 'Colours' })
  await menu.getByText('Dark').click()
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(menu).toBeVisible()
})

test('a page is left to nobody by Log Out; a link opened afterwards leads where it points', async ({ pageOf }) => {
  const page = await pageOf('superadmin', '/account', product.url)
  await openUserMenu(page, /^Hi,/)
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, 'student6', demoPassword)
  await expect(page).toHaveURL(new URL('/', product.url).href)

  await openUserMenu(page, /^Hi,/)
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/account?from=letter#sessions')
  await logIn(page, 'student6', demoPassword)
  await expect(page).toHaveURL(/\/account\?from=letter#sessions$/)
})

test('a session that ends while somebody types takes nothing of it away', async ({ pageOf }) => {
  const { url } = product
  const { path } = await givenCourse(url, { name: 'Homework', problems: [areaProblem], learners: ['student3'] })
  const page = await pageOf('student3', path, url)
  // Neither the save nor the wait for news hears of it before the last key.
  await page.route('**/learnerStatuses/own*', (route) => route.abort())
  await startSitting(page)
  const field = mathField(page, 'Your answer')
  const admin = await callerFor(url, 'superadmin')
  const letGo = await holdBack(page, '**/draft')
  await typeMath(field, '42cm^2')
  await admin.ask(sessionCalls.endSessionsOfUser, { params: { userId: await idOf(url, 'student3') } })
  letGo()
  await expect(page.getByText('Your session has ended. Log in again to go on; what you typed is kept.')).toBeVisible()
  await logIn(page, 'student3', demoPassword)
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible()
  await expect.poll(() => latexIn(mathField(page, 'Your answer'))).toContain('42')
  await expect(page.getByText(/^Saved/)).toBeVisible()
})

test('a session ended on another device ends at once', async ({ pageOf }) => {
  const phone = await pageOf('student4', '/', product.url)
  const desk = await pageOf('student4', '/account', product.url)
  await expect(desk.getByText('This device')).toBeVisible()
  await desk.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(desk.getByText('Logged out everywhere else')).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Log out / })).toHaveCount(0)
  await phone.goto('/courses')
  await expect(phone).toHaveURL(/\/login$/)
  await logIn(phone, 'student4', demoPassword)
  await expect(phone).toHaveURL(/\/courses$/)
})

test('a forgotten password is reset by the link in the letter', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: product.url })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('student1@demo.example')
  const saidBefore = said.length
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  const linkIn = () => /http\S+\/reset-password#\S+/.exec(said.slice(saidBefore).join('\n'))?.[0] ?? ''
  await expect.poll(linkIn).not.toBe('')
  await page.goto(linkIn())
  await expect(page.getByLabel('New password')).toBeVisible()
  await page.reload()
  const password = page.getByLabel('New password')
  await password.fill('passwordpassword')
  await page.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(password).toHaveAccessibleDescription(/Repeated words are easy to guess\./)
  await expect(password).toBeFocused()
  await password.fill('a sentence that is new')
  await expect(page).not.toHaveURL(/#/)
  await page.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(page.getByRole('button', { name: /^Hi, Ada/ })).toBeVisible()

  await openUserMenu(page, /^Hi, Ada/)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, 'student1', demoPassword)
  await expect(page.getByText('Check both and try again.')).toBeVisible()
  await logIn(page, 'student1', 'a sentence that is new')
  await expect(page.getByRole('button', { name: /^Hi, Ada/ })).toBeVisible()
  await page.context().close()
})

test('nobody takes their own names away, one of them is enough, and what was said leaves with the fault', async ({
  pageOf,
}) => {
  const page = await pageOf('student6', '/account', product.url)
  const name = page.getByLabel('First name')
  const before = await name.inputValue()
  await name.fill('  ')
  await page.getByLabel('Last name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription('Type a first or a last name.')
  await expect(name).toBeFocused()
  await name.fill(before)
  await expect(name).not.toHaveAccessibleDescription(/Type a/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue(before)
  await expect(page.getByLabel('Last name')).toHaveValue('')
})

test('another e-mail address needs the password', async ({ pageOf }) => {
  const page = await pageOf('student6', '/account', product.url)
  const password = page.getByLabel('Your password')
  await expect(password).toHaveCount(0)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('freya@elsewhere.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(password).toHaveAccessibleDescription(/Type your password: this change needs it/)
  await password.fill('a guess')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await password.fill(demoPassword)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A link has been sent to freya@elsewhere.example.')).toBeVisible()
})

test('a code in the address signs in once, and leaves the address', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: product.url })
  const code = await signInCode(product.url, 'student5')
  await keepCodeVerifier(page, product.url)
  await page.goto(`/?code=${code}`)
  await expect(page.getByRole('button', { name: /^Hi,/ })).toBeVisible()
  await expect(page).not.toHaveURL(/\?/)
  await keepCodeVerifier(page, product.url)
  await page.goto(`/?code=${code}`)
  await expect(page).toHaveURL(/\/login\?failure=signInExpired$/)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.context().close()
})

test('a second factor is set in the account and asked for at the next log in', async ({ browser, pageOf }) => {
  const { url } = product
  const page = await pageOf('student8', '/account', url)
  const card = page.getByRole('region', { name: 'Second factor' })
  await card.getByRole('button', { name: 'Set it up' }).click()
  await card.getByLabel('Your password, to make sure that it is you').fill(demoPassword)
  await card.getByRole('button', { name: 'Go on' }).click()
  await expect(card.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await card.getByRole('textbox', { name: 'Code' }).fill(app.generate())
  await card.getByRole('button', { name: 'Set it' }).click()
  const codes = card.getByRole('list', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await card.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card.getByText('10 recovery codes are left.')).toBeVisible()

  // The code of this half minute is used up: a recovery code signs in without waiting for the next.
  const context = await browser.newContext({ baseURL: url })
  const elsewhere = await context.newPage()
  await elsewhere.goto('/login')
  await logIn(elsewhere, 'student8', demoPassword)
  const code = elsewhere.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('alert')).toContainText('The code is wrong')
  await code.fill(recovery)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await context.close()
})

test('the language that somebody chooses is there in every browser, until they leave it', async ({
  browser,
  pageOf,
}) => {
  const page = await pageOf('student7', '/account', product.url)
  await page.getByLabel(/^Language/).selectOption('Deutsch')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Konto' })).toBeVisible()

  const other = await browser.newContext({ baseURL: product.url })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/login')
  await logIn(elsewhere, 'student7', demoPassword)
  await openUserMenu(elsewhere, /^Hallo/)
  await elsewhere.getByRole('button', { name: 'Abmelden' }).click()
  await elsewhere.goto('/login')
  await expect(elsewhere.getByLabel('User name')).toBeVisible()
  await other.close()

  await page.getByLabel(/^Sprache/).selectOption('')
  await page.getByRole('button', { name: 'Speichern', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})
