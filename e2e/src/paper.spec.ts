import { expect, type Locator, type Page } from '@playwright/test'
import { paperCalls, resultCalls, type PaperSheet } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { areaProblem, givenCourse, wordsProblem, type Delivery } from './given.ts'
import { test } from './journey.ts'

/** Pages of a PDF that Chromium made. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

async function widthOf(locator: Locator): Promise<number> {
  await locator.scrollIntoViewIfNeeded()
  return (await locator.boundingBox())?.width ?? 0
}

/** By how many pixels something on a sheet reaches over the edge of A4 paper. */
async function clippedOn(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const usual = page.viewportSize()
  // 180 mm between the margins.
  await page.setViewportSize({ width: 680, height: 960 })
  const widest = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('section[aria-label^="Sheet "]')]
    const overs = sheets.flatMap((sheet) => {
      const edge = sheet.getBoundingClientRect().right
      return [...sheet.querySelectorAll('.katex-html, p, svg, td')].map(
        (part) => part.getBoundingClientRect().right - edge,
      )
    })
    return Math.max(0, ...overs)
  })
  // Only on paper: nothing of it is printed, and it takes most of the time of hundreds of sheets.
  await expect(page.locator('.katex-mathml').first()).toHaveCSS('display', 'none')
  await page.emulateMedia({ media: null })
  if (usual) await page.setViewportSize(usual)
  return widest
}

async function sheetsOf(origin: string, { groupAssessmentId }: Delivery): Promise<PaperSheet[]> {
  const grader = await callerFor(origin, 'instructor')
  return (await grader.ask(paperCalls.listPaperSheets, { params: { groupAssessmentId } })).sheets
}

async function pointsOf(origin: string, { groupAssessmentId }: Delivery): Promise<number[]> {
  const instructor = await callerFor(origin, 'instructor')
  const learners = await instructor.ask(resultCalls.getScores, { params: { groupAssessmentId } })
  return learners.map(({ points }) => points)
}

test('an assessment is printed, marked on paper and entered by keyboard', async ({ origin, pageOf }) => {
  const learners = ['student1', 'student2']
  const delivery = await givenCourse(origin, { name: 'On paper', problems: [areaProblem, wordsProblem], learners })
  const page = await pageOf('instructor', `${delivery.path}/paper`)
  await page.getByLabel('Sheets', { exact: true }).selectOption('versions')
  await page.getByLabel('Sheets in all').fill('3')
  await page.getByRole('button', { name: 'Make sheets' }).click()
  await expect(page.getByRole('region', { name: /^Sheet / })).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled()
  const sheet = page.getByRole('region', { name: /^Sheet / }).first()
  // Lines to write on reach over the page.
  const [whole, lines] = [
    await widthOf(sheet),
    await widthOf(sheet.locator('[data-question-slot] > [data-tall]').first()),
  ]
  expect(lines / whole).toBeGreaterThan(0.8)
  // What ends a sheet is on the page of its last problem: no page holds it alone.
  const last = sheet.getByText(/^End of the sheet /).locator('..')
  await expect(last).toHaveCSS('break-inside', 'avoid')
  await expect(last.getByRole('heading')).toHaveText(/^2\. /)
  expect(await countPages(page)).toBe(3)
  expect(await clippedOn(page)).toBeLessThan(1)
  await page.getByLabel('Print', { exact: true }).selectOption('key')
  await expect(page.getByRole('region', { name: /^Key of version / })).toHaveCount(2)
  expect(await countPages(page)).toBe(2)
  await page.getByLabel('Print', { exact: true }).selectOption('list')
  await expect(page.getByRole('region', { name: 'Marking list' }).getByRole('row')).toHaveCount(4)

  const [first, second] = await sheetsOf(origin, delivery)
  await page.getByRole('link', { name: 'Enter marks' }).click()
  const code = page.getByLabel('Code of the sheet')
  await expect(code).toBeFocused()
  await page.keyboard.type(first?.code ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Student' })).toBeFocused()
  await page.keyboard.type('student1')
  for (const typed of ['', '4', '2,5']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(`Saved ${first?.code}`)).toBeVisible()
  await expect(code).toBeFocused()
  await page.keyboard.type(`${second?.code.slice(0, 6)}${second?.code.endsWith('2') ? '3' : '2'}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('A character of this code is wrong. Look at the sheet again.')).toBeVisible()
  expect((await pointsOf(origin, delivery)).toSorted((a, b) => a - b)).toEqual([0, 6.5])

  // Whoever prints the page of an assessment at home has their name on it, and nothing of the menus.
  const student = await pageOf('student2', delivery.path)
  await expect(student.getByRole('heading', { name: 'On paper' })).toBeVisible()
  await student.emulateMedia({ media: 'print' })
  await expect(student.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(student.getByText('Bruno Baker', { exact: true })).toBeVisible()
})
