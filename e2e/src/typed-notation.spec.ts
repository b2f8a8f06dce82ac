import { expect } from '@playwright/test'
import { expression, galleryProblem, numeric } from '@isomorph/gallery/write'
import { givenCourse, startSitting } from './given.ts'
import { test } from './journey.ts'
import { latexIn, mathField, typeKeys } from './math.ts'

/** What is typed key by key, and what stands in the field then. */
const typed = [
  ["12°30'15''", String.raw`12\degree30^{\prime}15^{\doubleprime}`],
  ['2:3', '2:3'],
  ['x_1:y_1=2:3', 'x_1:y_1=2:3'],
  ['x|->x^2', String.raw`x\mapsto x^2`],
  ['x↦x^2', String.raw`x\mapsto x^2`],
  ['f:ℝ→ℝ', String.raw`f:\mathbb{R}\to\mathbb{R}`],
  ['H_0:mu=5', String.raw`H_0:\mu=5`],
  ['101_2', '101_2'],
  ['A△B', String.raw`A\triangle B`],
  ['y propto x^2', String.raw`y\propto x^2`],
  ['3∤4', String.raw`3\nmid4`],
  ['a∦b', String.raw`a\nparallel b`],
  ['a∥b', String.raw`a\parallel b`],
  ['a⊥b', String.raw`a\perp b`],
  ['∄x', String.raw`\nexists x`],
] as const

const problem = galleryProblem({
  key: 'notation',
  name: 'Notation',
  field: 'Algebra',
  tags: [],
  variables: [],
  statement: 'A formula: [[1]]\n\nAn angle: [[2]]',
  questions: [
    expression('x', { label: 'Formula' }),
    numeric('12.5', { label: 'Angle', unit: { unit: '°', acceptsConversion: true, isOptional: false } }),
  ],
  solution: '',
})

test('notation is stored as it is typed by learners', async ({ origin, pageOf }) => {
  const { path } = await givenCourse(origin, { name: 'Notation', problems: [problem], learners: ['student8'] })
  const page = await pageOf('student8', path)
  await startSitting(page)
  const formula = page.locator(':is(math-field, .math-field-early)[aria-label$="Formula"]')
  for (const [keys, latex] of typed) {
    await typeKeys(formula, keys)
    await expect.poll(() => latexIn(formula), keys).toBe(latex)
  }
  const angle = page.locator(':is(math-field, .math-field-early)[aria-label$="Angle"]')
  await typeKeys(angle, "12°30'")
  await expect.poll(() => latexIn(angle)).toBe(String.raw`12\degree30^{\prime}`)
})

test('notation is stored as it is typed by authors', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems/new')
  await page.getByRole('button', { name: 'Insert a question' }).click()
  await page.getByRole('menuitem', { name: /^Formula Any/ }).click()
  const field = mathField(page.getByLabel('Question 1', { exact: true }), 'Correct answer')
  for (const [keys, latex] of typed) {
    await typeKeys(field, keys)
    await expect.poll(() => latexIn(field), keys).toBe(latex)
  }
})
