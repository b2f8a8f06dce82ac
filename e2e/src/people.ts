import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'

/** The password of all people of the demo. */
export const demoPassword = 'isomorph-demo'

/** Signs in through the screen, as people do. */
export async function signIn(page: Page, userName: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
}

/** A browser of their own for somebody, signed in. */
export async function browserOf(
  browser: Browser,
  userName: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await signIn(page, userName)
  return { context, page }
}
