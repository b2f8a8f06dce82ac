import { expect } from '@playwright/test'
import { beginActing, idOf, isWhole } from './acting.ts'
import { areaProblem, givenCourse } from './given.ts'
import { test } from './journey.ts'

test('the bar fits between a phone and a desk while somebody acts as an instructor', async ({ origin, pageOf }) => {
  const page = await pageOf('superadmin', `/users/${await idOf(origin, 'instructor')}`)
  await beginActing(page)
  const beyond = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth)
  for (const width of [815, 820, 890]) {
    await page.setViewportSize({ width, height: 800 })
    await isWhole(page.getByRole('button', { name: /^Impersonating / }))
    await expect.poll(beyond).toBeLessThanOrEqual(0)
  }
})

test('whoever acts as a student starts nothing in their place, and reads why', async ({ origin, pageOf }) => {
  const settings = { timeLimitMinutes: 30 }
  const given = { name: 'Exam of another', problems: [areaProblem], learners: ['student7'], settings }
  const { path } = await givenCourse(origin, given)
  const page = await pageOf('superadmin', `/users/${await idOf(origin, 'student7')}`)
  await beginActing(page)
  const onHome = page.getByRole('button', { name: 'Start Exam of another' })
  await expect(onHome).toBeDisabled()
  await expect(onHome).toHaveAccessibleDescription(/nothing can be started or answered in their place/)

  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  await expect(page.getByText('nothing can be started or answered in their place')).toBeVisible()
})
