import { expect, type Page } from '@playwright/test'
import { peopleCalls, sessionCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { demoPassword } from './people.ts'
import { startProduct, type Product } from './product.ts'

// Sessions of people are ended here: on a product that no other journey uses.
let product: Product
const kept = 'Your session has ended. Log in again to go on; what you typed is kept.'
const wasRestored = 'Your input from before the session ended was restored.'

test.beforeAll(async () => {
  test.setTimeout(150_000)
  product = await startProduct({ DEMO: '1' })
})
test.afterAll(() => product.remove())

/** An administrator ends every session of somebody. */
async function endSessionsOf(userName: string): Promise<void> {
  const admin = await callerFor(product.url, 'superadmin')
  const { items } = await admin.ask(peopleCalls.searchUsers, { query: { keywords: `${userName}@demo.example` } })
  const userId = items.find((person) => person.userName === userName)?.id ?? 0
  await admin.ask(sessionCalls.endSessionsOfUser, { params: { userId } })
}

async function logIn(page: Page, userName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hi,/ }).click()
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
}

test('what is typed in a form when a session ends is there for the same person, and for nobody else', async ({
  pageOf,
}) => {
  const page = await pageOf('instructor', '/courses/new', product.url)
  const name = page.getByLabel('Name', { exact: false }).first()
  await name.fill('Algebra for two')
  await endSessionsOf('instructor')
  await page.getByRole('button', { name: 'Make course' }).click()
  await expect(page.getByText(kept)).toBeVisible()
  await page.reload()
  await expect(page.getByText(kept)).toBeVisible()

  await logIn(page, 'superadmin')
  await expect(page.getByRole('heading', { level: 1, name: 'New course' })).toBeVisible()
  await expect(page.getByText(kept)).toBeHidden()
  await expect(name).toHaveValue('')
  await expect(page.getByText(wasRestored)).toBeHidden()
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.getByText('Your session has ended.')).toBeHidden()

  await logIn(page, 'instructor')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await page.goto('/courses/new')
  await expect(name).toHaveValue('Algebra for two')
  await expect(page.getByText(wasRestored)).toBeVisible()
  await page.getByRole('button', { name: 'Make course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Algebra for two' })).toBeVisible()
  await page.goto('/courses/new')
  await expect(name).toHaveValue('')
})

test('what is typed in a dialog when a session ends is there when it is opened again', async ({ pageOf }) => {
  const page = await pageOf('admin', '/users', product.url)
  const dialog = page.getByRole('dialog', { name: 'New person' })
  await page.getByRole('button', { name: 'New person' }).click()
  await dialog.getByLabel('First name').fill('Emmy')
  await dialog.getByLabel('E-mail').fill('emmy@demo.example')
  await endSessionsOf('admin')
  await dialog.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByText(kept)).toBeVisible()

  await logIn(page, 'admin')
  await page.getByRole('button', { name: 'New person' }).click()
  await expect(dialog.getByText(wasRestored)).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('Emmy')
  await expect(dialog.getByLabel('E-mail')).toHaveValue('emmy@demo.example')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'New person' }).click()
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  await expect(dialog.getByText(wasRestored)).toBeHidden()
})

test('a problem that is saved at once when a session has ended is there with its last keys', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems/new', product.url)
  const name = page.getByLabel('Name of the problem')
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await expect(statement).toBeVisible()
  // What is fetched or kept meanwhile would notice that the session has ended before the last key.
  const letGo = await holdBack(page, '**/api/**')
  await endSessionsOf('instructor')
  await name.fill('Sums')
  await statement.click()
  await page.keyboard.insertText('What is two and two?')
  await page.keyboard.press('ControlOrMeta+s')
  letGo()
  await expect(page.getByText(kept)).toBeVisible()

  await logIn(page, 'instructor')
  await expect(page.getByText(/^Unsaved changes.* restored\.$/)).toBeVisible()
  await expect(name).toHaveValue('Sums')
  await expect(statement).toContainText('What is two and two?')
})
