import { expect, type Browser } from '@playwright/test'
import type { LtiPlatform } from '@isomorph/testing/lti-platform'
import { findingsOn } from './accessibility.ts'
import { goSignedIn, type Delivery } from './given.ts'

/** A course whose link at a platform opens an assessment, and somebody has a score there. */
interface Launched {
  readonly browser: Browser
  readonly origin: string
  readonly delivery: Delivery
}

/** The administrator of the platform takes the roster from the tool; its reason stands on the screen and in the ledger. */
export async function findOutWhatIsBroken(
  { browser, origin, delivery }: Launched,
  platform: LtiPlatform,
): Promise<void> {
  platform.misbehave((request, response) => {
    if (!request.url?.startsWith('/services/members')) return false
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"The tool may not read members"}')
    return true
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  await goSignedIn(page, origin, 'instructor', `/courses/${delivery.groupId}/connections`)
  await page.getByRole('button', { name: 'Read the roster' }).click()
  const rosters = page.getByRole('region', { name: 'Rosters' })
  await expect(rosters.getByText(/403.*Nobody was added or removed/)).toBeVisible({ timeout: 30_000 })
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('row', { name: /Roster/ }).first()).toContainText('403')
  expect(await findingsOn(page)).toEqual([])
  platform.misbehave(undefined)
  await page.getByRole('button', { name: 'Read the roster' }).click()
  await expect(rosters.getByText(/Taken over .* 3 as before/)).toBeVisible({ timeout: 30_000 })
  await context.close()
}

/** The platform is out of order, and then somebody deletes the column there: the page of scores says so, and makes it good. */
export async function findOutWhyScoresStay(
  { browser, origin, delivery }: Launched,
  platform: LtiPlatform,
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await goSignedIn(page, origin, 'instructor', `${delivery.path}/scores`)
  const part = page.getByRole('region', { name: /^Scores at Framed/ })
  platform.misbehave((request, response) => {
    if (!request.url?.startsWith('/services/')) return false
    response.writeHead(503).end()
    return true
  })
  await part.getByRole('button', { name: 'Ask the platform' }).click()
  await expect(part.getByText(/did not say which grades it has\. .*503/)).toBeVisible({ timeout: 30_000 })
  platform.misbehave(undefined)
  platform.services.lineItems.clear()
  await part.getByRole('button', { name: 'Ask the platform' }).click()
  await expect(part.getByText(/The column was deleted at the platform/)).toBeVisible({ timeout: 30_000 })
  const scores = () => [...platform.services.lineItems.values()].flatMap((each) => [...each.scores.keys()])
  await expect.poll(scores, { timeout: 30_000 }).toEqual(['l'])
  expect(await findingsOn(page)).toEqual([])
  await context.close()
}
