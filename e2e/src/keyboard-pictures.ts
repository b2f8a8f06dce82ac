// Takes the pictures of docs/keyboard.md and prints the sizes of the keys: `npm run keyboard-pictures -w e2e`.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expression, galleryProblem, random } from '@isomorph/gallery/write'
import { chromium, expect, type Page } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { givenCourse, goSignedIn, startSitting } from './given.ts'
import { startProduct } from './product.ts'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const layouts = ['numeric', 'roman', 'greek', 'functions', 'complex', 'unit', 'symbol'] as const

const problem = galleryProblem({
  key: 'keys',
  name: 'All keys',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 3, 99)],
  statement: 'What is $@a x$?\n\n[[1]]',
  questions: [expression('ax', { keyboards: [...layouts] })],
  solution: 'It is @a times x.',
})

const phone = { width: 360, height: 740 }

/** Width and height of the smallest key that is shown, and the keys whose glyph is not in the middle. */
async function measure(page: Page): Promise<string> {
  return await page.locator('.MLK__layer.is-visible .MLK__row > div').evaluateAll((keys) => {
    const boxes = keys.map((key) => {
      const { x, y, width, height } = key.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(key)
      const glyph = range.getBoundingClientRect()
      const name = key.getAttribute('aria-label') ?? key.textContent
      return {
        name,
        width,
        height,
        across: glyph.x + glyph.width / 2 - x - width / 2,
        down: glyph.y + glyph.height / 2 - y - height / 2,
      }
    })
    const [width, height] = [Math.min(...boxes.map((box) => box.width)), Math.min(...boxes.map((box) => box.height))]
    const off = boxes.filter(({ across, down }) => Math.abs(across) > 2 || Math.abs(down) > 4).map(({ name }) => name)
    return `${boxes.length} keys, the smallest ${width.toFixed(1)} × ${height.toFixed(1)} px, off the middle: ${off.join(', ') || 'none'}`
  })
}

/** Waits until neither the keyboard nor the page has moved for half a second. */
async function standsStill(page: Page): Promise<void> {
  let [before, since] = ['', Date.now()]
  while (Date.now() - since < 500) {
    const place = await page.evaluate(
      () => `${scrollY} ${document.querySelector('.MLK__plate')?.getBoundingClientRect().top}`,
    )
    if (place !== before) [before, since] = [place, Date.now()]
  }
}

async function take(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Math keyboard/ }).click()
  await page.locator('.ML__keyboard.is-visible').waitFor()
  for (const [index, layout] of layouts.entries()) {
    await page.locator('.MLK__layer.is-visible .MLK__toolbar .left > div').nth(index).click()
    // A tooltip stands over the keys as long as the pointer is on a tab.
    await page.mouse.move(1, 1)
    await expect(page.locator('.MLK__layer.is-visible .MLK__toolbar .left > div').nth(index)).toHaveClass(/selected/)
    process.stdout.write(`${layout}: ${await measure(page)}\n`)
    await page.locator('.MLK__plate').screenshot({ path: `${folder}keyboard-${layout}.png` })
  }
  const shoot = async (name: string) => {
    await standsStill(page)
    await page.screenshot({ path: `${folder}keyboard-${name}.png` })
  }
  await page.locator('.MLK__layer.is-visible .MLK__toolbar .left > div').first().click()
  await page.setViewportSize({ width: 740, height: 360 })
  await page.locator('math-field').first().scrollIntoViewIfNeeded()
  process.stdout.write(`landscape: ${await measure(page)}\n`)
  await shoot('landscape')
  await page.setViewportSize({ width: 320, height: 256 })
  await shoot('zoomed')
  await page.setViewportSize(phone)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await shoot('forced-colors')
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await shoot('right-to-left')
}

const { path: executablePath } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const running = process.env['ISOMORPH_URL']
const product = running === undefined ? await startProduct() : undefined
try {
  const origin = running ?? product?.url ?? ''
  await mkdir(folder, { recursive: true })
  const { path } = await givenCourse(origin, { name: 'Keys', problems: [problem], learners: ['student4'] })
  const context = await browser.newContext({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await goSignedIn(page, origin, 'student4', path)
  await startSitting(page)
  await take(page)
  await context.close()
} finally {
  await browser.close()
  await product?.remove()
}
