import { expect, type Locator, type Page } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { expression, expressionInForm, galleryProblem, inUnit, numeric, percent } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { test } from './journey.ts'
import { mathField } from './math.ts'

// A picture of the page for each of the many keys would take most of the time.
test.use({ trace: 'off', actionTimeout: 120_000 })

/** Which question a key is typed into: the settings are there, key and answers are typed. */
const questions = {
  formula: expression('1', { keyboards: ['numeric', 'roman', 'functions', 'symbol'] }),
  tolerant: expression('1', { tolerance: percent(1) }),
  lowestTerms: expressionInForm('1', 'lowestTerms'),
  number: numeric('1', { keyboards: ['numeric', 'functions'] }),
  figures: numeric('1', { precision: { kind: 'significantFigures', digits: 3, rule: 'exactly' } }),
  unit: numeric('1', { unit: inUnit('W/K') }),
  weights: numeric('1', { unit: inUnit('m/s'), facets: { value: 3, unit: 1 } }),
} as const
type QuestionName = keyof typeof questions
const numberOf = (name: QuestionName): number => Object.keys(questions).indexOf(name) + 1

/** Keys as they are pressed: `→` is the arrow key, which leads out of a fraction or an exponent. */
interface Row {
  readonly question: QuestionName
  readonly key: string
  readonly none?: readonly string[]
  readonly full?: readonly string[]
  /** Earns nothing before a person has looked: right as a set of two values, and not sign by sign. */
  readonly person?: readonly string[]
  /** Can be read in two ways, so that the learner is asked. */
  readonly asked?: readonly string[]
  readonly share?: readonly [keys: string, percent: number]
}

const formula = (key: string, row: Omit<Row, 'question' | 'key'>): Row => ({ question: 'formula', key, ...row })

const rows: readonly Row[] = [
  formula('dy/dx→=2y', { none: ['dy/dx→=3y'], full: ["y'=2y"] }),
  formula('-N dPhi/dt', { none: ['0'], full: ['-N(dPhi/dt→)'] }),
  formula('L dI/dt→+RI', { none: ['RI', 'LI/t→+RI'], full: ['RI+L dI/dt'] }),
  formula('y(0)=1', { none: ['y(0)=2'] }),
  formula('[1,3]', { none: ['(1,3)', '{1,3}', '[3,1]'], full: ['[1,2]uu[2,3]'] }),
  formula('x^3→/3→+C', { full: ['x^3→/3→+K', 'x^3→/3→+c'] }),
  formula('[x+y=3;x-y=1]', { none: ['[x=1;y=2]'], full: ['[x=2;y=1]', 'x=2,y=1'] }),
  { question: 'tolerant', key: '|x|', none: ['x'] },
  formula('vec a xx vec b', { none: ['vec b xx vec a', 'vec a *vec b'], full: ['-vec b xx vec a'] }),
  formula('(bar x-mu)/(s/sqrt(n))', { none: ['(x-mu)/(s/sqrt(n))'], full: ['(bar(x)-mu)sqrt(n)/s'] }),
  formula('overline(A)B', { none: ['AB'], full: ['bar A B'] }),
  formula('|x|^n', { none: ['x^n'] }),
  formula('sqrt(x^(2n))', { none: ['x^n'], full: ['|x|^n'] }),
  formula('ln|x|+C', { none: ['ln x+C'], full: ['ln|2x|+C'] }),
  formula('(xy)^n', { full: ['x^n→y^n'] }),
  formula('(1,2)^T→+t(3,4)^T', { full: ['(1+3t,2+4t)^T'] }),
  formula('matrix1→2→3→4→→(5,6)^T', { none: ['(39,17)^T'], full: ['(17,39)^T'] }),
  formula('matrix1→2→3→4→→^(-1)', { full: ['matrix-2→1→3/2→→-1/2'] }),
  { question: 'lowestTerms', key: 'x/2', none: ['2x/4'], full: ['x/2'] },
  { question: 'lowestTerms', key: 'x+1', none: ['(x^2-1)/(x-1)'], full: ['1+x'] },
  { question: 'number', key: '1/3', full: ['0.overline(3)', '0.(3)'] },
  { question: 'number', key: '0.6', none: ['0.1overline(6)'], full: ['0.6'], asked: ['0.1(6)'] },
  formula('cos(x+-y)', { person: ['cosxcosy+-sinxsiny'], full: ['cosxcosy-+sinxsiny'] }),
  formula('sqrt(x-1)sqrt(x+1)', { full: ['sqrt(x^2-1)'] }),
  formula('erf(-x)', { full: ['-erf(x)'] }),
  formula('round(3.14159,2)', { full: ['3.14'] }),
  { question: 'figures', key: '1235', none: ['1230'], full: ['1240'] },
  { question: 'unit', key: '5', full: ['5 W/°C', '5 W/K'] },
  { question: 'weights', key: '20', full: ['20 m/s'], share: ['20', 75] },
]

const problem = galleryProblem({
  key: 'first-table',
  name: 'The first table',
  field: 'Algebra',
  tags: [],
  variables: [],
  statement: Object.keys(questions)
    .map((_, index) => `[[${index + 1}]]`)
    .join('\n\n'),
  questions: Object.values(questions),
  solution: '',
})

async function openEditor(origin: string, pageOf: (user: string, path: string) => Promise<Page>): Promise<Page> {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = problem
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  await expect(page.getByLabel('Question 1', { exact: true })).toBeVisible()
  return page
}

async function retype(page: Page, field: Locator, keys: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  // The field takes the place of the text box that keeps keys until it has come.
  await expect(field).toHaveJSProperty('localName', 'math-field')
  for (const key of keys) {
    if (key === '→') await page.keyboard.press('ArrowRight')
    else if (key === '°') await page.keyboard.insertText(key)
    else await page.keyboard.press(key === ' ' ? 'Space' : key)
  }
}

/** What the preview says of an answer: its verdict, with the percent where it has one. */
async function tried(page: Page, number: number, keys: string): Promise<string> {
  const field = mathField(page, `Answer to question ${number}`)
  await retype(page, field, keys)
  await page.getByRole('button', { name: 'Try these answers' }).press('Enter')
  const verdict = page
    .locator('[data-question]', { has: field })
    .getByText(/^(?:Correct|Partly correct|Incorrect|Needs grading|Cannot be read)/)
    .first()
  await expect(verdict).toBeVisible()
  return verdict.innerText()
}

test('the questions of the first table are typed by keys, and marked rightly in the preview', async ({
  origin,
  pageOf,
}) => {
  test.skip(process.env['KEY_SEQUENCES'] === undefined, 'npm run test:long')
  test.setTimeout(1_800_000)
  const page = await openEditor(origin, pageOf)
  const differing: string[] = []
  let open = 0
  for (const { question, key, none = [], full = [], person = [], asked = [], share } of rows) {
    const number = numberOf(question)
    const card = page.getByLabel(`Question ${number}`, { exact: true })
    if (open !== number) await card.locator('button[aria-expanded]').first().press('Enter')
    open = number
    await retype(page, mathField(card, 'Correct answer'), key)
    const expected = [
      ...none.map((keys) => [keys, 'Incorrect · 0 %']),
      ...full.map((keys) => [keys, 'Correct · 100 %']),
      ...person.map((keys) => [keys, 'Needs grading']),
      ...asked.map((keys) => [keys, 'Cannot be read']),
      ...(share === undefined ? [] : [[share[0], `Partly correct · ${share[1]} %`]]),
    ] as const
    for (const [keys, verdict] of expected) {
      const found = await tried(page, number, keys!)
      if (found !== verdict) differing.push(`${key} ← ${keys}: ${found}, not ${verdict}`)
    }
  }
  expect(differing).toEqual([])
})
