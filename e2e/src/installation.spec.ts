import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { installationCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { startErrorReceiver, type ErrorReceiver } from './error-receiver.ts'
import { givenCourse, startSitting, wordsProblem } from './given.ts'
import { test } from './journey.ts'
import { startProduct, type Product } from './product.ts'

// A product of their own: downtime would shut out the other journeys.
test.describe.configure({ mode: 'serial' })

let product: Product
let receiver: ErrorReceiver
let site: Server

test.beforeAll(async () => {
  test.setTimeout(150_000)
  receiver = await startErrorReceiver()
  site = createServer((_request, response) => response.writeHead(200, { 'x-frame-options': 'DENY' }).end('framed?'))
  // An address that looks like one on the web: a dotted host whose last part is longer than a digit.
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.10', resolve))
  product = await startProduct({ TRUSTED_NETWORKS: '127.0.0.0/8', WEB_ERROR_REPORTING_DSN: receiver.dsn, DEMO: '1' })
})
test.afterAll(async () => {
  await product?.remove()
  await receiver?.close()
  site?.closeAllConnections()
  site?.close()
})

const downtimeTitle = "We'll be right back!"

test('an administrator closes the product, a student sees why, and it is opened again', async ({ pageOf, browser }) => {
  const student = await pageOf('student1', '/', product.url)
  await expect(student.getByText('Homework 2').first()).toBeVisible()
  const chief = await pageOf('superadmin', '/', product.url)
  await chief.getByRole('button', { name: 'Admin' }).click()
  await chief.getByRole('link', { name: 'Installation' }).click()
  await chief.getByRole('link', { name: 'Downtime' }).click()
  await chief.getByLabel('Message').fill('Back at six o’clock.')
  const people = chief.getByLabel('People who may go on')
  await people.fill('instructor\nnobody1\nnobody2')
  await chief.getByRole('button', { name: 'Begin downtime' }).click()
  await chief.getByRole('dialog').getByRole('button', { name: 'Begin downtime' }).click()
  await expect(people).toHaveAccessibleDescription(/“nobody1” here\. Nobody is called “nobody2” here\./)
  await expect(people).toBeFocused()
  await expect(chief.getByRole('dialog')).toHaveCount(0)
  await people.fill('instructor')
  await expect(people).not.toHaveAttribute('aria-invalid', 'true')
  await chief.getByRole('button', { name: 'Begin downtime' }).click()
  await chief.getByRole('dialog').getByRole('button', { name: 'Begin downtime' }).click()
  await expect(chief.getByText('Downtime has begun')).toBeVisible()
  await expect(chief.getByText('Downtime is on: everybody else sees the downtime screen.')).toBeVisible()

  await student.getByText('Homework 2').first().click()
  await expect(student.getByRole('heading', { name: downtimeTitle })).toBeVisible()
  await expect(student.getByText('Back at six o’clock.')).toBeVisible()
  await expect(student.getByRole('navigation', { name: 'Main' })).toHaveCount(0)

  const instructor = await pageOf('instructor', '/', product.url)
  await expect(instructor.getByText('Running now')).toBeVisible()

  const visitor = await browser.newPage({ baseURL: product.url })
  await visitor.goto('/courses')
  await expect(visitor.getByRole('heading', { name: downtimeTitle })).toBeVisible()
  await visitor.getByRole('link', { name: 'Log in as an administrator' }).click()
  await visitor.getByLabel('User name').fill('superadmin')
  await visitor.getByLabel('Password').fill('isomorph-demo')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await visitor.getByRole('link', { name: 'End downtime' }).click()
  await visitor.getByRole('button', { name: 'End downtime' }).click()
  await expect(visitor.getByText('The product is open to everybody.')).toBeVisible()
  await visitor.context().close()

  // The screen looks every twenty seconds; before somebody clicks, it may have gone back by itself.
  await expect(student.getByText('Homework 2').first()).toBeVisible({ timeout: 60_000 })
})

test('somebody shut out in the middle of an answer is led back to it, and it is sent', async ({ pageOf }) => {
  const chief = await callerFor(product.url, 'superadmin')
  const setDowntime = async (isOn: boolean) =>
    chief.ask(installationCalls.setDowntime, { body: { isOn, message: '', allowedIdentifiers: [] } })
  const { path } = await givenCourse(product.url, { name: 'Cut', problems: [wordsProblem], learners: ['student2'] })
  const student = await pageOf('student2', path, product.url)
  await startSitting(student)
  // Typed without network, so that the page learns of the downtime after the text is there, and before it is sent.
  await student.context().setOffline(true)
  await setDowntime(true)
  await student.getByRole('textbox').fill('It opens upwards.')
  await student.context().setOffline(false)
  await expect(student.getByRole('heading', { name: downtimeTitle })).toBeVisible()
  await expect(student.getByText(/The answers that you typed are kept in this browser/)).toBeVisible()

  await student.reload()
  await expect(student.getByText(/The answers that you typed are kept in this browser/)).toBeVisible()
  await student.context().setOffline(true)
  await setDowntime(false)
  await student.context().setOffline(false)
  await expect(student.getByRole('textbox')).toHaveValue('It opens upwards.')
  await expect(student.getByText(/^Saved/)).toBeVisible()
})

test('a term is made and chosen for a new course', async ({ pageOf }) => {
  const chief = await pageOf('superadmin', '/installation/terms', product.url)
  await chief.getByRole('button', { name: 'New term' }).click()
  const dialog = chief.getByRole('dialog')
  await dialog.getByLabel('Name').fill('January 2031')
  await dialog.getByLabel('First day').fill('2031-01-22')
  await dialog.getByLabel('Last day').fill('2031-01-06')
  await dialog.getByRole('button', { name: 'Make term' }).click()
  await expect(dialog.getByText('The last day comes before the first.')).toBeVisible()
  await dialog.getByLabel('First day').fill('2031-01-06')
  await dialog.getByLabel('Last day').fill('2031-01-22')
  await dialog.getByRole('button', { name: 'Make term' }).click()
  await expect(chief.getByRole('row', { name: /January 2031/ })).toContainText('Jan 6, 2031 – Jan 22, 2031')

  await chief.getByRole('button', { name: 'New term' }).click()
  await dialog.getByLabel('First day').fill('2031-01-06')
  await dialog.getByLabel('Last day').fill('2031-01-22')
  await dialog.getByLabel('Name').fill('January 2031')
  await dialog.getByRole('button', { name: 'Make term' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Another term has this name.')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const instructor = await pageOf('instructor', '/courses/new', product.url)
  await instructor.getByLabel('Name').fill('A short course')
  await instructor.getByLabel('Term').selectOption('January 2031')
  await expect(instructor.getByText('The course runs with its term: Jan 6, 2031 – Jan 22, 2031.')).toBeVisible()
  await instructor.getByRole('button', { name: 'Make course' }).click()
  await expect(instructor.getByRole('heading', { name: 'A short course' })).toBeVisible()

  await chief.reload()
  await expect(chief.getByRole('row', { name: /January 2031/ })).toContainText('1 course')
  await chief.getByRole('button', { name: 'Actions for January 2031' }).click()
  await expect(chief.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
})

test('a provider that is removed leads back to the others', async ({ pageOf }) => {
  const chief = await pageOf('superadmin', '/installation/identity-providers/new', product.url)
  await chief.getByRole('textbox', { name: 'Name', exact: true }).fill('Old login')
  await chief.getByLabel('Issuer').fill('https://login.example.edu')
  await chief.getByLabel('Client id').fill('quiz')
  await chief.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(chief).toHaveURL(/identity-providers\/\d+$/)
  await chief.getByRole('button', { name: 'Remove' }).click()
  await chief.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(chief.getByText('Old login is removed')).toBeVisible()
  await expect(chief).toHaveURL(/identity-providers$/)
})

test('a page that refuses to be embedded is named to the author', async ({ pageOf }) => {
  const { port } = site.address() as AddressInfo
  const author = await pageOf('instructor', '/problems/new', product.url)
  await author.getByRole('button', { name: 'Page of another site' }).first().click()
  const panel = author.getByRole('dialog', { name: 'Page to show' })
  await panel.getByRole('textbox').fill(`http://127.0.0.10:${port}/`)
  await panel.getByRole('button', { name: 'Embed' }).click()
  await expect(panel.getByText('This site does not allow itself to be shown inside other pages.')).toBeVisible()
})

/** A page whose data are not what it can show. */
async function breakTerms(page: Page): Promise<void> {
  await page.route('**/api/externalTerms/managed', async (route) => {
    await route.fulfill({ json: [{ id: 1, name: 'Broken', startDate: 'never', endDate: 'never', courses: 0 }] })
  })
  await page.goto('/installation/terms?secret=not-for-reports')
  await expect(page.getByRole('heading', { name: /^Oops! Something went wrong/ })).toBeVisible()
}

test('a page that breaks is reported with whose it is and without what nobody should read', async ({ pageOf }) => {
  const chief = await pageOf('superadmin', '/', product.url)
  await breakTerms(chief)
  await chief.getByRole('button', { name: 'Send Crash Report' }).click()
  await expect(chief.getByText(/^Thank you\. Reference: [0-9a-f]{32}$/)).toBeVisible()
  const event = () =>
    receiver.items.find(({ type, text }) => type === 'event' && text.includes('RangeError'))?.text ?? ''
  await expect.poll(event).toContain('"user":{"id":"')
  expect(event()).toContain('isomorph@1.43.1')
  expect(event()).not.toContain('not-for-reports')
  expect(receiver.items.some(({ type }) => type === 'feedback')).toBe(true)
  const token = await chief.evaluate(() => JSON.stringify(localStorage))
  const secrets = [...token.matchAll(/_token\\*":\\*"([\w.-]{20,})/g)].map(([, secret = '']) => secret)
  expect(secrets.length).toBeGreaterThan(0)
  for (const secret of secrets) expect(receiver.items.some(({ text }) => text.includes(secret))).toBe(false)
})

test('without error reporting nothing of it is loaded, and the server takes the report', async ({ pageOf }) => {
  const chief = await pageOf('superadmin', '/')
  const scripts: string[] = []
  chief.on('request', (request) => void scripts.push(request.url()))
  await breakTerms(chief)
  await chief.getByRole('button', { name: 'Send Crash Report' }).click()
  await expect(chief.getByText(/^Thank you\. Reference: [0-9a-f]{32}$/)).toBeVisible()
  expect(scripts.filter((url) => url.includes('sentry'))).toEqual([])
  expect(scripts.some((url) => url.endsWith('/api/crashReports'))).toBe(true)
})
