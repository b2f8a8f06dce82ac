import { expect, type Locator, type Page } from '@playwright/test'
import { peopleCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'

/** The number of somebody of the demo. */
export async function idOf(origin: string, userName: string): Promise<number> {
  const admin = await callerFor(origin, 'superadmin')
  const { items } = await admin.ask(peopleCalls.searchUsers, { query: { keywords: `${userName}@demo.example` } })
  return items.find((person) => person.userName === userName)?.id ?? 0
}

/** On the page of a person: begins to act as them. */
export async function beginActing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click()
  await expect(page.getByRole('button', { name: /^Impersonating / })).toBeVisible()
}

/** Nothing of it is cut off, neither by the window nor by what it stands in. */
export async function isWhole(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport({ ratio: 1 })
}
