import { expect, test, type Page } from '@playwright/test'
import { identityProviderCalls, type IdentityProviderDraft, type RoleMapping } from '@isomorph/contract'
import { startCasServer, type TestCasServer } from '@isomorph/testing/cas-server'
import { startOpenIdProvider, type TestOpenIdProvider } from '@isomorph/testing/openid-provider'
import { findingsOn } from './accessibility.ts'
import { setUp, type Caller } from './calls.ts'
import { freePort, startProduct, type Product } from './product.ts'

let product: Product
let cas: TestCasServer
let openId: TestOpenIdProvider
let openIdPort: number
let openIdId: number
let superAdmin: Caller

const founder = {
  setupToken: 'chosen for this journey',
  userName: 'founder',
  email: 'founder@example.org',
  firstName: 'Fiona',
  lastName: 'Founder',
  password: 'a long enough password',
}

// Whom the product knows by this address.
const founderAtCampus = { email: founder.email, email_verified: true, given_name: 'Fiona', family_name: 'Founder' }

const common = {
  isEnabled: true,
  admits: 'anyone',
  isEmailTrusted: true,
  attributeNames: { puid: '', mail: '', givenName: '', sn: '', displayName: '' },
  roleClaim: '',
  roleMappings: [] as RoleMapping[],
} as const

async function connect(body: IdentityProviderDraft): Promise<number> {
  return (await superAdmin.ask(identityProviderCalls.createIdentityProvider, { body })).id
}

async function startOpenId(): Promise<TestOpenIdProvider> {
  const people = {
    fiona: founderAtCampus,
    grace: { email: 'grace@example.edu', given_name: 'Grace', family_name: 'Hopper' },
  }
  return await startOpenIdProvider({ origin: product.url, providerId: openIdId, port: openIdPort, people })
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct({ DEMO: '0', SETUP_TOKEN: founder.setupToken })
  superAdmin = await setUp(product.url, founder)
  openIdPort = await freePort()
  const issuer = `http://localhost:${openIdPort}`
  const client = { clientId: 'isomorph', clientSecret: 'a secret that only the two of them know' }
  openIdId = await connect({
    ...common,
    ...client,
    kind: 'oidc',
    name: 'Campus',
    issuer,
    scopes: 'openid profile email',
    clientAuthentication: 'automatic',
  })
  openId = await startOpenId()
  const attributes = { mail: 'stud1@example.edu', givenName: 'Stella', sn: 'Student' }
  cas = await startCasServer({ stud1: { password: 'correct horse', attributes } })
  const ways = { takesTickets: true, takesCredentials: true, triesGateway: false }
  await connect({ ...common, ...ways, kind: 'cas', name: 'Old CAS', casAddress: cas.address, casVersion: '3.0' })
})

test.afterAll(async () => {
  await openId.close()
  await cas.close()
  await product.remove()
})

async function expectHome(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Hi, ${firstName}` })).toBeVisible()
  await expect(page).not.toHaveURL(/\?/)
}

async function logInAtCampus(page: Page, login: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in with Campus' }).click()
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hi, / }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
}

test('a sign-in at an OpenID provider leads to where the person wanted to go, and leaving leads through the provider', async ({
  page,
}) => {
  await page.goto(`${product.url}/installation/identity-providers`)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await logInAtCampus(page, 'fiona')
  await expect(page.getByRole('link', { name: 'Old CAS' })).toBeVisible()
  await expectHome(page, 'Fiona')
  await expect(page).toHaveURL(`${product.url}/installation/identity-providers`)

  await logOut(page)
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page.getByRole('button', { name: 'Log in with Campus' })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/login`)
})

test('the button of a provider says that one is on the way there, until one is back', async ({ page }) => {
  await page.goto(product.url)
  const button = page.getByRole('button', { name: 'Log in with Campus' })
  await button.evaluate((element) => {
    const note = () => sessionStorage.setItem('said', element.textContent)
    new MutationObserver(note).observe(element, { childList: true, subtree: true, characterData: true })
  })
  await button.click()
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible()
  await page.goBack()
  await expect(button).toBeEnabled()
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Going to Campus…')
})

test('a sign-in that the person cancels at the provider is said plainly, beside the other ways', async ({ page }) => {
  await page.goto(product.url)
  await page.getByRole('button', { name: 'Log in with Campus' }).click()
  await page.getByRole('link', { name: /Cancel/ }).click()
  await expect(page.getByRole('alert')).toContainText('Campus: The sign-in was cancelled')
  await expect(page.getByLabel('User name')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})

test('a link to the provider begins there at once', async ({ page }) => {
  await page.goto(`${product.url}/api/identityProviders/${openIdId}/login`)
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible()
})

test('the end of the session at the OpenID provider ends it here', async ({ page, context }) => {
  await page.goto(product.url)
  await logInAtCampus(page, 'grace')
  await expectHome(page, 'Grace')
  const elsewhere = await context.newPage()
  await elsewhere.goto(`${openId.issuer}/session/end`)
  await elsewhere.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(elsewhere.getByText(/sign-out success/i)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a CAS ticket signs in, and the single logout of CAS ends the session', async ({ page }) => {
  await page.goto(product.url)
  await page.getByRole('button', { name: 'Log in with Old CAS' }).click()
  await page.getByLabel('NetID').fill('stud1')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(page, 'Stella')
  await cas.logOut('stud1')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('leaving after a CAS sign-in ends the session there, too', async ({ page }) => {
  await page.goto(product.url)
  await page.getByRole('button', { name: 'Log in with Old CAS' }).click()
  await page.getByLabel('NetID').fill('stud1')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(page, 'Stella')
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Log in with Old CAS' })).toBeVisible()
  await expect.poll(() => cas.requests).toContain('GET /cas/logout')
  await page.getByRole('button', { name: 'Log in with Old CAS' }).click()
  await expect(page.getByLabel('NetID')).toBeVisible()
})

test('CAS credentials sign in, and wrong ones are said plainly', async ({ page }) => {
  await page.goto(product.url)
  await page.getByRole('radio', { name: 'Old CAS' }).check()
  await page.getByLabel('User name').fill('stud1')
  await page.getByLabel('Password').fill('wrong horse')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Check both and try again')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectHome(page, 'Stella')
})

/** What is left of the token in the browser's storage, once it has run out there. */
async function runOutToken(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const token = JSON.parse(localStorage.getItem('persist:oauthToken') ?? '{}') as Record<string, unknown>
    localStorage.setItem('persist:oauthToken', JSON.stringify({ ...token, '.expires': new Date(0).toUTCString() }))
    return Object.keys(token)
  })
}

test('an account of the product itself works beside the others, and its token is renewed by a cookie', async ({
  page,
}) => {
  await page.goto(product.url)
  await page.getByRole('radio', { name: 'Isomorph' }).check()
  await page.getByLabel('User name').fill(founder.userName)
  await page.getByLabel('Password').fill(founder.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectHome(page, 'Fiona')
  expect(await runOutToken(page)).not.toContain('refresh_token')
  const renewed = page.waitForResponse((response) => response.url().endsWith('/token'))
  await page.reload()
  expect((await renewed).status()).toBe(200)
  await expectHome(page, 'Fiona')
  await logOut(page)
  await expect(page.getByRole('radio', { name: 'Isomorph' })).toBeChecked()
})

test('an old ticket in the address is said plainly and gone from there', async ({ page }) => {
  await page.goto(`${product.url}/login?ticket=ST-old`)
  await expect(page.getByRole('alert')).toContainText('The sign-in has ended')
  await expect(page).not.toHaveURL(/ST-old/)
})

test('an administrator switches the gateway on: it is tried once, and signs in whoever CAS knows', async ({
  page,
  context,
}) => {
  const providers = await superAdmin.ask(identityProviderCalls.listIdentityProviderSettings)
  const old = providers.find(({ name }) => name === 'Old CAS')
  if (old?.kind !== 'cas') throw new Error('There is no CAS.')
  const { id: identityProviderId, ...body } = { ...old, triesGateway: true }
  await superAdmin.ask(identityProviderCalls.updateIdentityProvider, { params: { identityProviderId }, body })

  const before = cas.requests.length
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1))
  })
  await page.goto(product.url)
  // The page that leaves for CAS may show the same heading as the one that is back from there.
  await expect(async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('loads'))).toBe('2')
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(cas.requests.slice(before)).toEqual(['GET /cas/login'])

  await page.getByRole('button', { name: 'Log in with Old CAS' }).click()
  await page.getByLabel('NetID').fill('stud1')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(page, 'Stella')
  await page.evaluate(() => localStorage.clear())
  const fresh = await context.newPage()
  await fresh.goto(product.url)
  await expectHome(fresh, 'Stella')
})

test('a provider that is down is said plainly, and the other ways still work', async ({ page }) => {
  await openId.close()
  // What the product knows of a provider is forgotten after a minute, and at once when the settings change.
  const providers = await superAdmin.ask(identityProviderCalls.listIdentityProviderSettings)
  const campus = providers.find(({ id }) => id === openIdId)
  if (campus?.kind !== 'oidc') throw new Error('There is no OpenID provider.')
  const { id: identityProviderId, hasClientSecret: _kept, ...body } = { ...campus, name: 'Campus login' }
  await superAdmin.ask(identityProviderCalls.updateIdentityProvider, { params: { identityProviderId }, body })
  await page.goto(`${product.url}/login?failure=none`)
  await page.getByRole('button', { name: 'Log in with Campus login' }).click()
  await expect(page.getByRole('alert')).toContainText('Campus login: The sign-in service cannot be reached')
  await page.getByRole('radio', { name: 'Isomorph' }).check()
  await page.getByLabel('User name').fill(founder.userName)
  await page.getByLabel('Password').fill(founder.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectHome(page, 'Fiona')
})
