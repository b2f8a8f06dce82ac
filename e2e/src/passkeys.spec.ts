import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { demoPassword } from './people.ts'
import { startProduct, type Product } from './product.ts'

// A second factor is set here: on a product that no other journey uses. Passkeys need a host name.
let product: Product
let url = ''

test.beforeAll(async () => {
  test.setTimeout(150_000)
  product = await startProduct({ DEMO: '1' })
  url = product.url.replace('127.0.0.1', 'localhost')
})
test.afterAll(() => product.remove())

/** Gives the browser a device that holds passkeys and has made sure who holds it. */
async function addDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hi,/ }).click()
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('a passkey is added in the account, shown beside the password, and logs in alone', async ({ pageOf }) => {
  const page = await pageOf('student8', '/account', url)
  await addDevice(page)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await card.getByRole('textbox', { name: 'Name of the passkey' }).fill('Blue key')
  await card.getByLabel('Your password, to make sure that it is you').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await card.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card.getByRole('list', { name: 'Your passkeys' }).getByText('Blue key')).toBeVisible()

  await logOut(page)
  await page.getByRole('textbox', { name: 'User name' }).fill('student8')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('One of your recovery codes.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()

  await logOut(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})
