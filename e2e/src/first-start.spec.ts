import { expect, test } from '@playwright/test'
import { findingsOn } from './accessibility.ts'
import { startProduct } from './product.ts'

test('without the demo, the first person makes themselves administrator', async ({ page }) => {
  test.setTimeout(180_000)
  const said: string[] = []
  const product = await startProduct({ DEMO: '0' }, (line) => void said.push(line))
  try {
    const link = async () => said.map((line) => /\S+\/login#(\S+)/.exec(line)).find((match) => match !== null)
    await expect.poll(link).toBeDefined()
    const [address = '', token = ''] = (await link()) ?? []
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Make the first administrator' })).toBeVisible()
    // The token has left the address for its field.
    await expect(page).toHaveURL(`${product.url}/login`)
    const field = page.getByLabel('Setup token')
    await expect(field).toHaveValue(token)
    expect(await findingsOn(page)).toEqual([])
    await page.getByLabel('User name').fill('founder')
    await page.getByLabel('First name').fill('Fiona')
    await page.getByLabel('Last name').fill('Founder')
    await page.getByLabel('E-mail').fill('founder@example.org')
    await page.getByLabel(/^Password/).fill('a-long-enough-password')
    await field.fill('somebody else guesses')
    await page.getByRole('button', { name: 'Make administrator' }).click()
    await expect(page.getByText('This is not the setup token.').first()).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await field.fill(token)
    await page.getByRole('button', { name: 'Make administrator' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  } finally {
    await product.remove()
  }
})
