import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('a problem that is in use says where before it is deleted', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems')
  await page.getByRole('textbox', { name: 'Search problems' }).fill('Braking distance')
  await page.getByRole('button', { name: 'Actions for Braking distance' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete a problem that is in use?' })
  await expect(question.getByRole('link', { name: 'Homework 2' })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: 'Braking distance' })).toBeVisible()
})
