import { expect, test } from '@playwright/test'
import { findingsOn } from './accessibility.ts'
import { startProduct } from './product.ts'

test('without the demo, the first person makes themselves administrator', async ({ page }) => {
  test.setTimeout(150_000)
  const product = await startProduct({ DEMO: '0' })
  try {
    await page.goto(product.url)
    await expect(page.getByRole('heading', { name: 'Make the first administrator' })).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await page.getByLabel('User name').fill('founder')
    await page.getByLabel('First name').fill('Fiona')
    await page.getByLabel('Last name').fill('Founder')
    await page.getByLabel('E-mail').fill('founder@example.org')
    await page.getByLabel(/^Password/).fill('a-long-enough-password')
    await page.getByRole('button', { name: 'Make administrator' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  } finally {
    await product.remove()
  }
})
