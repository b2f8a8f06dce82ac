import { expect } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { galleryProblem, numeric, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { test } from './journey.ts'
const shared = galleryProblem({
  key: 'written-by-two',
  name: 'Doubling, written by two',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 3, 90)],
  statement: 'A number is given.\n\nDouble @a: [[1]]',
  questions: [numeric('2a')],
  solution: '',
})
test('look', async ({ origin, pageOf }) => {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = shared
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  await page.setViewportSize({ width: 1280, height: 900 })
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.click()
  await statement.press('ControlOrMeta+Home')
  await statement.pressSequentially('Here ')
  const theirs = JSON.parse(
    JSON.stringify(content).replace('A number is given', 'A whole number is given').replace('"90"', '"60"'),
  )
  await instructor.ask(problemCalls.updateProblem, {
    params: { problemId: id },
    body: { name, tags: [], content: theirs, baseRevisionNumber: 1 },
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/both of you changed it/)).toBeVisible()
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/look-lab/conflict.png' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.screenshot({ path: '/tmp/look-lab/conflict-narrow.png' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Merge and save as version 3' }).click()
  await page.getByRole('button', { name: 'version 3' }).click()
  await page.getByRole('button', { name: /^Version 1/ }).click()
  await expect(page.getByText(/correct answers/)).toBeVisible()
  await page.screenshot({ path: '/tmp/look-lab/versions.png' })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.screenshot({ path: '/tmp/look-lab/versions-narrow.png' })
})
