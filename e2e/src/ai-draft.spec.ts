import { expect } from '@playwright/test'
import { problemPromptCalls } from '@isomorph/contract'
import { startChatServer, type ChatServer } from '@isomorph/testing/chat-server'
import { findingsOn } from './accessibility.ts'
import { callerFor } from './calls.ts'
import { test as journey } from './journey.ts'

const settings = (chat: ChatServer, isEnabled: boolean) => ({
  isEnabled,
  address: chat.address,
  model: 'scripted',
  apiKey: 'a-key',
  draftsPerDay: 1000,
  tokensPerMonth: 1_000_000_000,
})

/** A draft waits for a worker, which has 1,000 variants looked at beside all that other journeys ask of it. */
const drafted = { timeout: 60_000 }

/** Drafts are offered while a journey goes on, by an endpoint of its own. */
const test = journey.extend<{ chat: ChatServer }>({
  chat: [
    async ({ origin }, use) => {
      const chat = await startChatServer({ apiKey: 'a-key' })
      const superAdmin = await callerFor(origin, 'superadmin')
      const { updateAiSettings } = problemPromptCalls
      await superAdmin.ask(updateAiSettings, { body: settings(chat, true) })
      await use(chat)
      await superAdmin.ask(updateAiSettings, { body: settings(chat, false) })
      await chat.close()
    },
    { auto: true },
  ],
})

test('a draft with a wrong key is rejected by the second solve, a good one opens in the editor unsaved', async ({
  pageOf,
}) => {
  const page = await pageOf('superadmin', '/problems')
  await page.getByRole('link', { name: 'Draft with AI' }).click()
  const description = page.getByLabel('Describe the question')
  await description.fill('Books on a shelf, two whole numbers, with a wrong key')
  await page.getByRole('button', { name: 'Write a draft' }).click()
  const disagreement = page.getByText(/the second solve came to “\d+”, which the answer key does not accept/)
  await expect(disagreement).toBeVisible(drafted)
  await expect(page.getByRole('button', { name: 'Open in the editor' })).toBeHidden()
  expect(await findingsOn(page)).toEqual([])

  await description.fill('Books on a shelf, two whole numbers')
  await page.getByRole('button', { name: 'Write a draft' }).click()
  const agreement = page.getByText('The second conversation solved 5 of 5 variants like the key.')
  await expect(agreement).toBeVisible(drafted)
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page).toHaveURL(/\/problems\/new\?draft=[\da-f-]+$/)
  await expect(page.getByText('A model wrote the first draft of this problem. Look it over')).toBeVisible()
  await expect(page.getByLabel('Name of the problem')).toHaveValue('Sum of two numbers')
  await expect(page.getByText('not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/problems\/\d+$/)
  await expect(page.getByText('It began as a draft by AI.')).toBeAttached()
})
