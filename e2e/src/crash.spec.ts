import { expect } from '@playwright/test'
import { areaProblem, givenCourse, startSitting } from './given.ts'
import { test } from './journey.ts'
import { latexIn, mathField, typeMath } from './math.ts'
import { startProduct } from './product.ts'

test('no answer is lost when the server is killed between typing and submitting', async ({ pageOf }) => {
  test.setTimeout(150_000)
  const product = await startProduct()
  try {
    const { path } = await givenCourse(product.url, {
      name: 'Homework',
      problems: [areaProblem],
      learners: ['student1'],
    })
    const page = await pageOf('student1', path, product.url)
    await startSitting(page)
    const field = mathField(page, 'Your answer')
    await typeMath(field, '12cm^2')
    await expect(page.getByText(/^Saved/)).toBeVisible()

    await product.kill()
    await typeMath(field, '123cm^2')
    await expect(page.getByText('Saved on this device only')).toBeVisible()
    const typed = await latexIn(field)
    await product.startAgain()
    await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 45_000 })

    await page.reload()
    await expect.poll(() => latexIn(mathField(page, 'Your answer'))).toBe(typed)
    await page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(page.getByRole('region', { name: 'Your attempts' }).getByText(/^Attempt \d+$/)).toHaveCount(1)
  } finally {
    await product.remove()
  }
})
