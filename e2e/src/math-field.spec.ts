import { expect, type Locator, type Page } from '@playwright/test'
import { expression, galleryProblem, numeric } from '@isomorph/gallery/write'
import { givenCourse, startSitting } from './given.ts'
import { holdBack } from './hold-back.ts'
import { test } from './journey.ts'
import { latexIn, typeKeys } from './math.ts'

const problem = galleryProblem({
  key: 'typing',
  name: 'Typing',
  field: 'Algebra',
  tags: [],
  variables: [],
  statement: 'A formula: [[1]]\n\nA set: [[2]]\n\nA length: [[3]]\n\nA number: [[4]]',
  questions: [
    expression('x', { label: 'Formula' }),
    expression('x', { label: 'Set', keyboards: ['numeric', 'roman', 'functions', 'symbol'] }),
    numeric('5', { label: 'Length', unit: { unit: 'V', acceptsConversion: true, isOptional: false } }),
    numeric('1.5', { label: 'Number' }),
  ],
  solution: '',
})

async function openTyping(origin: string, pageOf: (user: string, path: string) => Promise<Page>): Promise<Page> {
  const { path } = await givenCourse(origin, { name: 'Typing', problems: [problem], learners: ['student8'] })
  const page = await pageOf('student8', path)
  await startSitting(page)
  return page
}

function fieldOf(page: Page, label: string): Locator {
  return page.locator(':is(math-field, .math-field-early)[aria-label$="' + label + '"]')
}

/** The formula that stands behind “read as”: the status line that describes the field. */
function reading(page: Page, label: string): Locator {
  return page.locator('[data-question]', { has: fieldOf(page, label) }).locator('div[role="status"][id]')
}

/** Leaves whatever field has the focus. */
async function leaveField(page: Page): Promise<void> {
  await page
    .getByRole('heading', { name: /Typing/ })
    .last()
    .click()
}

test('what is half typed is kept and named, and never read as something else', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  const field = fieldOf(page, 'Formula')
  for (const [keys, latex, says] of [
    ['2^', '2^{}', 'Something is missing in the exponent.'],
    ['1/', String.raw`\frac{1}{\placeholder{}}`, 'There is an empty box in the formula.'],
    ['(1+2)(', String.raw`\left(1+2\right)\left(\right)`, 'There is nothing between the brackets.'],
  ] as const) {
    await typeKeys(field, keys)
    await leaveField(page)
    await expect(reading(page, 'Formula')).toHaveText(says)
    await expect.poll(() => latexIn(field)).toBe(latex)
  }
})

test('a field that is left at once is not entered again', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  const field = fieldOf(page, 'Formula')
  await typeKeys(field, 'x')
  await leaveField(page)
  await field.evaluate((element) => {
    element.focus()
    const inner = element.shadowRoot?.activeElement
    if (inner instanceof HTMLElement) inner.blur()
  })
  // MathLive looks where the focus is a while after it has come.
  await expect
    .poll(() => field.evaluate((element) => (element as HTMLElement & { hasFocus: () => boolean }).hasFocus()))
    .toBe(false)
  await expect(field).not.toBeFocused()
})

/** What the page has sent of the answers last. */
function savedAnswers(page: Page): () => unknown {
  let last: unknown
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/draft')) last = request.postDataJSON().answers
  })
  return () => last
}

test('what is typed and taken back before the field has come is no answer', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  const saved = savedAnswers(page)
  const letGo = await holdBack(page, /\/assets\/mathlive-[^/]*\.js$/)
  await page.reload()
  const field = fieldOf(page, 'Formula')
  await field.click()
  await page.keyboard.type('12')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await page.keyboard.press('Backspace')
  letGo()
  await expect.poll(() => latexIn(field)).toBe('')
  await expect.poll(saved).toEqual([])
})

test('a field that is left before it has come shows what was typed as it shows it behind every field', async ({
  origin,
  pageOf,
}) => {
  const page = await openTyping(origin, pageOf)
  const letGo = await holdBack(page, /\/assets\/mathlive-[^/]*\.js$/)
  await page.reload()
  const field = fieldOf(page, 'Formula')
  await field.click()
  await page.keyboard.type('sqrt(2)+2')
  await leaveField(page)
  letGo()
  await expect(reading(page, 'Formula')).toContainText('read as')
  await expect.poll(() => latexIn(field)).toBe(String.raw`\sqrt{2}+2`)
  await expect(field).not.toBeFocused()
})

test('a bracket typed behind an empty box takes its place', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  const field = fieldOf(page, 'Formula')
  await typeKeys(field, '1/')
  await field.press('End')
  await field.press('Backspace')
  for (const key of ['Shift+Digit9', 'x', 'Shift+Equal', '1', 'Shift+Digit0']) await field.press(key)
  await leaveField(page)
  await expect(reading(page, 'Formula')).toContainText('read as')
  await expect.poll(() => latexIn(field)).toMatch(/^\\frac\{?1\}?\{(?:\\left\()?x\+1(?:\\right\))?\}$/)
})

test('a bracket that is shown closed is submitted closed', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  for (const [label, keys, latex] of [
    ['Formula', '(1+2', String.raw`\left(1+2\right)`],
    ['Formula', '2(x+(y', String.raw`2\left(x+\left(y\right)\right)`],
    ['Formula', '|x', String.raw`\left|x\right|`],
    ['Formula', '|x||y|', String.raw`\left|x\right|\left|y\right|`],
    ['Set', '[1,2', String.raw`\left\lbrack1,2\right\rbrack`],
    ['Set', '{1;(2', String.raw`\left\lbrace1;\left(2\right)\right\rbrace`],
  ] as const) {
    const field = fieldOf(page, label)
    await typeKeys(field, keys)
    await leaveField(page)
    for (const bracket of await field.locator('.ML__smart-fence__close').all()) {
      await expect(bracket).toHaveCSS('opacity', '1')
    }
    await expect.poll(() => latexIn(field)).toBe(latex)
    await expect(reading(page, label)).toContainText('read as')
  }
})

test('no key leads out of the formula into raw LaTeX, text or another row', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  const field = fieldOf(page, 'Formula')
  await typeKeys(field, String.raw`\sin(x)`)
  await expect.poll(() => latexIn(field)).toBe(String.raw`\sin\left(x\right)`)
  for (const key of [
    'Escape',
    'Shift+Alt+t',
    'Shift+Quote',
    'Control+Semicolon',
    'Alt+Enter',
    'Alt+Space',
    'Control+2',
  ]) {
    await typeKeys(field, 'x')
    await field.press(key)
    await field.press('y')
    expect(await field.evaluate((element) => (element as HTMLElement & { mode: string }).mode)).toBe('math')
    await expect.poll(() => latexIn(field)).toBe(key === 'Shift+Quote' ? 'x"y' : 'xy')
  }
})

/** Types each into its field, and compares what stands there once the field is left. */
async function expectTyped(page: Page, rows: readonly (readonly [label: string, keys: string, latex: string])[]) {
  for (const [label, keys, latex] of rows) {
    const field = fieldOf(page, label)
    await typeKeys(field, keys)
    await leaveField(page)
    await expect(reading(page, label)).toContainText('read as')
    await expect.poll(() => latexIn(field)).toBe(latex)
  }
}

test('words and signs are read as they are typed', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  await expectTyped(page, [
    ['Formula', 'sqrt(2)/pi', String.raw`\frac{\sqrt{2}}{\pi}`],
    ['Formula', 'alpha+1', String.raw`\alpha+1`],
    ['Formula', 'log(100)', String.raw`\log\left(100\right)`],
    ['Formula', 'log_2(8)', String.raw`\log_2\left(8\right)`],
    ['Formula', 'sin^2x', String.raw`\sin^2x`],
    ['Formula', 'x**2', 'x^2'],
    ['Formula', '6*10^23', String.raw`6\cdot10^{23}`],
    ['Formula', '2x^12y^3', '2x^{12}y^3'],
    ['Formula', 'x^1.5+x^2(y)', String.raw`x^{1.5}+x^2\left(y\right)`],
    ['Formula', 'hbar+1', String.raw`\hbar+1`],
    ['Formula', ']a,b[', String.raw`]a,b\lbrack`],
    ['Formula', ']0,1[∪]2,3[', String.raw`]0,1\lbrack\cup]2,3\lbrack`],
    ['Formula', 'x₁+√2', String.raw`x_1+\sqrt2`],
    ['Length', '5volt', '5volt'],
    ['Length', '31.5 W s', String.raw`31.5W\,s`],
    ['Length', '5 ms', '5ms'],
    ['Length', '31.5 kg m^2 s^-2', String.raw`31.5kg\,m^2s^{-2}`],
    ['Number', '1 1/2', String.raw`1\,\frac12`],
  ])
})

test('spaces and bars are read as they are typed', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  await expectTyped(page, [
    ['Formula', 'E(x+2|y|)', String.raw`E\left(x+2\left|y\right|\right)`],
    ['Formula', 'P(|X|>1 | |Y|)', String.raw`P\left(\left|X\right|>1\mid\left|Y\right|\right)`],
    ['Formula', '1 / 2 + x ^ 2', String.raw`\frac12+x^2`],
    ['Formula', '(x + 1) / 2', String.raw`\frac{x+1}{2}`],
    ['Formula', '|x - 1| + sqrt(x + 1)', String.raw`\left|x-1\right|+\sqrt{x+1}`],
    ['Set', '[1 , 2]', String.raw`\left\lbrack1,2\right\rbrack`],
    ['Formula', 'P(A|B)', String.raw`P\left(A\mid B\right)`],
    ['Formula', 'E(2|x|)', String.raw`E\left(2\left|x\right|\right)`],
  ])
})

test('brackets that keyboards have no keys for are read as they are typed', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  await expectTyped(page, [
    ['Formula', '<u,v>/<v,v>', String.raw`\frac{\left\langle u,v\right\rangle}{\left\langle v,v\right\rangle}`],
    ['Formula', '<x^2>-<x>^2', String.raw`\left\langle x^2\right\rangle-\left\langle x\right\rangle^2`],
    ['Formula', '1<x<3', '1<x<3'],
    ['Formula', '2||u||', String.raw`2\left\Vert u\right\Vert`],
    ['Formula', '||x|-|y||', String.raw`\left|\left|x\right|-\left|y\right|\right|`],
    ['Formula', '-log_10[H^+]', String.raw`-\log_{10}\left\lbrack H^{+}\right\rbrack`],
    ['Formula', '1-Pr(A|B)', String.raw`1-Pr\left(A\mid B\right)`],
    ['Formula', 'x-=2(mod 5)', String.raw`x\equiv2\left(\bmod5\right)`],
    ['Set', '{x|x>2}', String.raw`\left\lbrace x\,\middle{\vert}\,x>2\right\rbrace`],
  ])
})

test('two unit keys in a row write a product', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  await page.getByRole('button', { name: /^Math keyboard for .*Length$/ }).click()
  const keyboard = page.locator('.ML__keyboard')
  for (const key of ['2', '4', '5', 'Units', 'kilogram', 'metre', 'squared', 'per', 'second', 'squared'])
    await keyboard.getByRole('button', { name: key, exact: true }).click()
  await expect(reading(page, 'Length')).toContainText('read as')
  await expect(reading(page, 'Length')).not.toContainText('unit')
  await expect
    .poll(() => latexIn(fieldOf(page, 'Length')))
    .toBe(String.raw`245\mathrm{kg}\cdot\frac{\mathrm{m}^2}{\mathrm{s}^2}`)
})

test('letters that are no number are named while they are typed', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  await typeKeys(fieldOf(page, 'Number'), 'hello')
  await expect(reading(page, 'Number')).toContainText('A number is expected, but “h” stands for none.')
})

test('the keyboard on a small screen leaves the field and its reading in sight', async ({ origin, pageOf }) => {
  const page = await openTyping(origin, pageOf)
  await page.setViewportSize({ width: 360, height: 740 })
  const field = fieldOf(page, 'Length')
  await field.click()
  await page.getByRole('button', { name: /^Math keyboard for .*Length$/ }).click()
  const keyboard = page.locator('.ML__keyboard')
  const backdrop = page.locator('.MLK__backdrop')
  // It slides in from below.
  await expect(async () => {
    const { y, height } = (await backdrop.boundingBox())!
    expect(y + height).toBeLessThan(741)
  }).toPass()
  // The field stands close above the keyboard when it gets the focus.
  await field.evaluate((element) => {
    element.blur()
    const keys = document.querySelector('.MLK__backdrop')!.getBoundingClientRect()
    window.scrollBy(0, element.getBoundingClientRect().bottom + 30 - keys.top)
    element.focus()
  })
  for (const key of ['1', 'fraction', '3']) await keyboard.getByRole('button', { name: key, exact: true }).click()
  await expect(reading(page, 'Length')).toContainText('read as')
  await expect(async () => {
    const read = await reading(page, 'Length').boundingBox()
    const keys = await backdrop.boundingBox()
    expect(read!.y + read!.height).toBeLessThanOrEqual(keys!.y)
  }).toPass({ timeout: 5000 })
})

test('a key of the keyboard on the screen counts right after the field has got the focus', async ({
  origin,
  pageOf,
}) => {
  const page = await openTyping(origin, pageOf)
  const field = fieldOf(page, 'Formula')
  await field.click()
  await page.getByRole('button', { name: /^Math keyboard for .*Formula$/ }).click()
  await expect(page.locator('.ML__keyboard').getByRole('button', { name: '7', exact: true })).toBeVisible()
  await field.evaluate((element) => {
    element.blur()
    element.focus()
    const { mathVirtualKeyboard } = window as unknown as {
      mathVirtualKeyboard: { executeCommand: (command: unknown) => void }
    }
    mathVirtualKeyboard.executeCommand(['insert', '7'])
  })
  await expect.poll(() => latexIn(field)).toBe('7')
  await page.locator('.ML__keyboard').getByRole('button', { name: '8', exact: true }).click()
  await expect.poll(() => latexIn(field)).toBe('78')
})
