import { expect, type Locator, type Page } from '@playwright/test'
import { calculated, explanation, galleryProblem, numeric, oneOf, percent, random } from '@isomorph/gallery/write'
import { givenCourse, startSitting } from './given.ts'
import { test } from './journey.ts'
import { typeMath } from './math.ts'

const unit = { unit: 'cm^2', acceptsConversion: true, isOptional: false }

/** A field of each height, and words after one in the same paragraph. */
const mixedProblem = galleryProblem({
  key: 'mixed',
  name: 'A square in many words',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 3, 99), calculated('A', 'a^2')],
  statement:
    'With $R=55\\,\\Omega$, $X_L=50\\,\\Omega$, and $v^2=9$:\n\n| Substance | Molar mass in g/mol | Mass in g |\n| methane | 16.04 | 195 |\n\nSides of @a cm: the area is [[1]]\n\nIts shape is [[2]]\n\nBecause [[3]] which is why.',
  questions: [numeric('A', { label: '$A=$', tolerance: percent(1), unit }), oneOf('even', 'odd'), explanation()],
  solution: 'It is $@A$.',
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('This is not on the page.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const question = (page: Page, key: number) => page.locator(`[data-question="${key}"]`)

/** How far the widest of the fields reaches beyond the text around it. */
async function overhang(page: Page): Promise<number> {
  return await page
    .locator('.statement-text')
    .first()
    .evaluate((text) => {
      const { right } = text.getBoundingClientRect()
      const inner = [...text.querySelectorAll('[data-question], .math-field, label, .MuiInputBase-root')]
      return Math.max(...inner.map((each) => each.getBoundingClientRect().right - right))
    })
}

function topOfWordsAfter(page: Page): Promise<number> {
  return page.locator('.statement-text p', { hasText: 'which is why' }).evaluate((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph.lastChild ?? paragraph)
    return range.getBoundingClientRect().top
  })
}

function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
}

/** Signs behind a formula that begin a line, in a paragraph of any width. */
function strayedSigns(page: Page): Promise<readonly string[]> {
  return page
    .locator('.statement-text p', { hasText: 'With' })
    .first()
    .evaluate((paragraph) => {
      const found: string[] = []
      for (let width = 120; width < 340; width += 2) {
        paragraph.style.width = `${width}px`
        for (const each of paragraph.querySelectorAll('.unbroken')) {
          const range = document.createRange()
          range.selectNode(each.lastChild ?? each)
          const formula = each.querySelector('.katex-html')?.getBoundingClientRect()
          if (formula && range.getBoundingClientRect().top >= formula.bottom)
            found.push(`${each.textContent} at ${width} px`)
        }
      }
      paragraph.style.width = ''
      return found
    })
}

for (const width of [360, 1280]) {
  test(`answer fields stay within the text, and words after a tall one stand below it, at ${width} px`, async ({
    origin,
    pageOf,
  }) => {
    const given = { name: 'Layout', problems: [mixedProblem], learners: ['student5'] }
    const { path } = await givenCourse(origin, given)
    const page = await pageOf('student5', path)
    await page.setViewportSize({ width, height: 900 })
    await startSitting(page)
    const number = question(page, 1).locator('math-field')
    const words = page.getByRole('textbox', { name: 'Part c: Your answer' })
    await expect(words).toBeVisible()
    await expect(number).toBeVisible()
    await expect.poll(() => overhang(page)).toBeLessThan(1)
    const choices = await question(page, 2).locator('label').all()
    expect(choices.length).toBeGreaterThan(1)
    for (const choice of choices) expect((await boxOf(choice)).height).toBeGreaterThanOrEqual(56)
    expect(await strayedSigns(page)).toEqual([])
    // No word of a table is cut in two.
    const word = page.getByRole('columnheader', { name: 'Substance' }).getByText('Substance')
    expect(await linesOf(word)).toBe(1)

    await expect(async () => {
      const field = await boxOf(question(page, 3).locator('.MuiInputBase-root'))
      const choices = await boxOf(question(page, 2).getByRole('radiogroup'))
      expect(field.width).toBeGreaterThanOrEqual(choices.width - 1)
      expect(await topOfWordsAfter(page)).toBeGreaterThanOrEqual(field.bottom)
    }).toPass()

    await typeMath(number, '1 cm^2')
    // How it is read stands below the field itself, also where a label stands before it.
    const reading = question(page, 1).getByText('read as')
    await expect(reading).toBeVisible()
    const [below, above] = [await boxOf(reading), await boxOf(number)]
    expect(below.y).toBeGreaterThanOrEqual(above.bottom)
    expect(Math.abs(below.x - above.x)).toBeLessThan(16)
    await page.getByRole('radio').first().check()
    await words.fill('It is so.')
    await page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(question(page, 1).getByText('Incorrect')).toBeVisible()
    await expect.poll(() => overhang(page)).toBeLessThan(1)
  })
}
