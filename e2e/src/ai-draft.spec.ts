import { expect } from '@playwright/test'
import { problemPromptCalls } from '@isomorph/contract'
import { startChatServer, type ChatServer } from '@isomorph/testing/chat-server'
import { findingsOn } from './accessibility.ts'
import { callerFor } from './calls.ts'
import { test } from './journey.ts'

let chat: ChatServer

const settings = (isEnabled: boolean) => ({
  isEnabled,
  address: chat.address,
  model: 'scripted',
  apiKey: 'a-key',
  draftsPerDay: 1000,
  tokensPerMonth: 1_000_000_000,
})

async function offer(baseURL: string, isEnabled: boolean): Promise<void> {
  const superAdmin = await callerFor(baseURL, 'superadmin')
  await superAdmin.ask(problemPromptCalls.updateAiSettings, { body: settings(isEnabled) })
}

test.beforeAll(async ({ baseURL = '' }) => {
  chat = await startChatServer({ apiKey: 'a-key' })
  await offer(baseURL, true)
})
test.afterAll(async ({ baseURL = '' }) => {
  await offer(baseURL, false)
  await chat.close()
})

test('a draft with a wrong key is rejected by the second solve, a good one opens in the editor unsaved', async ({
  pageOf,
}) => {
  const page = await pageOf('superadmin', '/problems')
  await page.getByRole('link', { name: 'Draft with AI' }).click()
  const description = page.getByLabel('Describe the question')
  await description.fill('Books on a shelf, two whole numbers, with a wrong key')
  await page.getByRole('button', { name: 'Write a draft' }).click()
  await expect(page.getByText(/the second solve came to “\d+”, which the answer key does not accept/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open in the editor' })).toBeHidden()
  expect(await findingsOn(page)).toEqual([])
  await page.screenshot({ path: '/tmp/look/ai/failed.png', fullPage: true })

  await description.fill('Books on a shelf, two whole numbers')
  await page.getByRole('button', { name: 'Write a draft' }).click()
  await expect(page.getByText('The second conversation solved 5 of 5 variants like the key.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.screenshot({ path: '/tmp/look/ai/ready.png', fullPage: true })
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page).toHaveURL(/\/problems\/new$/)
  await expect(page.getByText('A model wrote this draft. Look it over')).toBeVisible()
  await expect(page.getByLabel('Name of the problem')).toHaveValue('Sum of two numbers')
  await expect(page.getByText('not saved')).toBeVisible()
  await page.screenshot({ path: '/tmp/look/ai/editor.png' })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/problems/prompt')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/look/ai/narrow.png', fullPage: true })
  await page.goto('/installation/ai-drafts')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/look/ai/settings-narrow.png', fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.screenshot({ path: '/tmp/look/ai/settings.png', fullPage: true })
  console.log(await findingsOn(page))
})
