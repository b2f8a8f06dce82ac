import { expect } from '@playwright/test'
import { areaProblem, givenCourse, goSignedIn } from './given.ts'
import { test } from './journey.ts'

const day = 86_400_000

test('a learner in Kolkata reads when work is due there and where the course is, and what a late start costs', async ({
  browser,
  origin,
}) => {
  const learner = 'student7'
  const dueAt = '2036-11-30T04:59:00Z'
  const timely = await givenCourse(origin, {
    name: 'Due in another zone',
    problems: [areaProblem],
    learners: [learner],
    settings: { dueAt },
  })
  const late = await givenCourse(origin, {
    name: 'Late to start',
    problems: [areaProblem],
    learners: [learner],
    settings: {
      dueAt: new Date(Date.now() - 1.5 * day).toISOString(),
      closesAt: new Date(Date.now() + day).toISOString(),
      latePenaltyPercent: 10,
    },
  })
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'Asia/Kolkata' })
  const page = await context.newPage()
  await goSignedIn(page, origin, learner, timely.path)
  const inCourse = '(Sat, 11/29/36 11:59 PM EST where the course is)'
  await expect(page.getByText(`Sun, 11/30/36 10:29 AM GMT+5:30 ${inCourse}`)).toBeVisible()

  await page.goto(late.path)
  await expect(page.getByText('What you submit now loses 20 % of its points')).toBeVisible()

  await page.goto('/account')
  await page.getByLabel(/^Time zone/).selectOption('Europe/Madrid')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(timely.path)
  await expect(page.getByText(`Sun, 11/30/36 5:59 AM GMT+1 ${inCourse}`)).toBeVisible()
  await page.goto('/account')
  await page.getByLabel(/^Time zone/).selectOption('')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await context.close()
})
