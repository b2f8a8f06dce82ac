import { expect, type Locator, type Page } from '@playwright/test'
import { areaProblem, givenCourse } from './given.ts'
import { test } from './journey.ts'
import { mathField } from './math.ts'
import { demoPassword } from './people.ts'

const mostStops = 60

/** Goes on with the Tab key until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`)
}

test('signs in, makes a course and puts an assessment together without a mouse', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByLabel('User name'))
  await page.keyboard.type('instructor')
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()

  await page.goto('/courses/new')
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('A course by keyboard')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('heading', { level: 1, name: 'A course by keyboard' })).toBeVisible()

  await page.goto('/assessments/new')
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('An assessment by keyboard')
  await tabTo(page, page.getByRole('button', { name: 'Add problems' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add problems' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Search problems' }))
  await page.keyboard.type('Standard score')
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Select Standard score' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Add problem' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('heading', { level: 1, name: 'An assessment by keyboard' })).toBeVisible()
})

test('starts, answers and submits without a mouse', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, { name: 'Keys', problems: [areaProblem], learners: ['student3'] })
  const page = await pageOf('student3', path)
  await tabTo(page, page.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')
  await tabTo(page, mathField(page, 'Your answer'))
  await page.keyboard.type('9cm', { delay: 15 })
  await expect(page.getByText('read as')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveAccessibleDescription(/^9/)
  await tabTo(page, page.getByRole('button', { name: 'Submit answers' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Attempt 2 of 3')).toBeVisible()
  // What came of it is heard once, and the focus is where the answer can be mended.
  await expect(page.getByRole('status').filter({ hasText: /^Attempt 1: .*Your answer: incorrect\./ })).toHaveCount(1)
  await expect(mathField(page, 'Your answer')).toBeFocused()
})
