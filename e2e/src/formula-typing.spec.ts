import { expect, type Locator, type Page } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { read, repairFormula, sameTree } from '@isomorph/evaluator'
import { expression, galleryProblem, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { givenCourse, startSitting } from './given.ts'
import { test } from './journey.ts'
import { keySequences, variablesOfSequences, type KeySequence } from './key-sequences.ts'
import { latexIn, mathField } from './math.ts'

const seed = 20_260
/** `npm run test:long` asks for many more, and for a slow machine. */
const asked = process.env['KEY_SEQUENCES']
const runs = [
  { machine: 'this machine', count: Number(asked ?? 300), slowdown: 1 },
  ...(asked === undefined ? [] : [{ machine: 'a machine six times as slow', count: 300, slowdown: 6 }]),
]

/** Keys that showed a fault once. */
const examples: readonly KeySequence[] = [
  // A bracket closed behind one that the caret had been led out of lost the t, and all keys that followed.
  { keys: 's Delete i n ( a ^ ( ArrowRight t ) / v _ 0 )'.split(' '), delayMs: 0 },
]

/**
 * A test holds every step until its end, and slows down with each. Of a long run, each part can be repeated by itself:
 * `-g 'formulas 601 to 750'`.
 */
const mostInTest = asked === undefined ? 300 : 150

/** The tests that a run is made of: which of its formulas each types. */
function partsOf({ count, ...run }: (typeof runs)[number]) {
  return Array.from({ length: Math.ceil(count / mostInTest) }, (_, part) => {
    const from = part * mostInTest
    return { ...run, from, to: Math.min(from + mostInTest, count) }
  })
}

// A picture of the page for each of the many keys would take most of the time, and painting a large window a fifth of it.
test.use({
  trace: 'off',
  viewport: { width: 500, height: 400 },
  ...(asked === undefined ? {} : { actionTimeout: 120_000 }),
})

/** Every so many sequences the question is closed and opened again. */
const reopenEvery = 10

const problem = galleryProblem({
  key: 'typing',
  name: 'Typing',
  field: 'Algebra',
  tags: [],
  variables: variablesOfSequences.map((name) => random(name, 1, 9)),
  statement: 'A formula: [[1]]',
  questions: [expression('1')],
  solution: '',
})

/** A page with the field that is typed into, and something beside it that takes the focus away. */
interface TypingPage {
  readonly page: Page
  readonly field: Locator
  readonly beside: Locator
}

async function slowDown(page: Page, rate: number): Promise<void> {
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Six pages on a machine six times as slow take this long to draw a question. */
const patience = { timeout: 120_000 }

/** Under load, what takes the keys until MathLive has come may stand there first. */
const expectReal = (field: Locator): Promise<void> =>
  expect(field).toHaveJSProperty('localName', 'math-field', patience)

type PageOf = (user: string, path: string) => Promise<Page>

/** The editor of a problem with variables, its question open. */
async function openEditor(origin: string, pageOf: PageOf, slowdown: number): Promise<TypingPage> {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = problem
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  await head(page).click()
  const field = mathField(question(page), 'Correct answer')
  await expectReal(field)
  await slowDown(page, slowdown)
  return { page, field, beside: question(page).getByLabel('Label before the field') }
}

/** The same question as a learner gets it: a field that knows no variables. */
async function openSitting(pageOf: PageOf, learner: string, path: string, slowdown: number): Promise<TypingPage> {
  const page = await pageOf(learner, path)
  await startSitting(page)
  const field = mathField(page, 'Your answer')
  await expect(field).toBeVisible(patience)
  await field.click()
  await expectReal(field)
  await slowDown(page, slowdown)
  return { page, field, beside: page.getByRole('button', { name: 'Submit answers' }) }
}

function question(page: Page): Locator {
  return page.getByLabel('Question 1', { exact: true })
}

function head(page: Page): Locator {
  return question(page).locator('button[aria-expanded]').first()
}

async function typeSequence(typing: TypingPage, { keys, delayMs }: KeySequence, isClicked: boolean): Promise<string> {
  const { page, field, beside } = typing
  if (isClicked) {
    await beside.focus()
    await field.click()
  }
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  if (delayMs === 0) {
    // The keys go down one after another, and none waits for what the one before has done.
    await Promise.all(keys.map((key) => page.keyboard.press(key)))
    return await latexIn(field)
  }
  for (const key of keys) {
    await page.keyboard.press(key)
    // The pace of the fingers is what is tried here.
    await page.waitForTimeout(delayMs)
  }
  return await latexIn(field)
}

/** Brackets around a whole argument say nothing more; a field that is left shows the formula without them. */
function treeOf(latex: string) {
  const reading = read(latex, { mode: 'latex', variables: ['mass'], units: false, repair: true })
  return reading.ok ? reading.tree : undefined
}

function meanTheSame(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [treeOf(one), treeOf(other)]
  if (first === undefined || second === undefined) return lettersOf(one) === lettersOf(other)
  return sameTree(first, second, 'layout')
}

/** What cannot be read is compared sign by sign, without the braces and brackets of whole arguments. */
function lettersOf(latex: string): string {
  return repairFormula(latex)
    .latex.replaceAll(/[{}\s]|\\left\(|\\right\)/g, '')
    .replaceAll('\\max', 'max')
}

/** Closes the question and opens it again, so that its field shows what has been stored. */
async function reopen({ page, field, beside }: TypingPage): Promise<string> {
  await beside.focus()
  await head(page).click()
  await expect(field).toHaveCount(0, patience)
  await head(page).click()
  await expectReal(field)
  return await latexIn(field)
}

/** An editor and a sitting into which the same is typed at the same time. */
interface Lane {
  readonly editor: TypingPage
  readonly sitting: TypingPage
}

/**
 * A page waits for its next frame most of the time, so several pairs of pages are typed into at once. Each has windows of
 * its own, which keep their focus.
 */
const learners = ['student6', 'student7', 'student8']

async function openLanes(origin: string, pageOf: PageOf, slowdown: number): Promise<readonly Lane[]> {
  const { path } = await givenCourse(origin, { name: 'Typing', problems: [problem], learners })
  return await Promise.all(
    learners.map(async (learner) => {
      const [editor, sitting] = await Promise.all([
        openEditor(origin, pageOf, slowdown),
        openSitting(pageOf, learner, path, slowdown),
      ])
      return { editor, sitting }
    }),
  )
}

/** Types all sequences into one lane. Gives what differs. */
async function typeAll({ editor, sitting }: Lane, sequences: readonly KeySequence[]): Promise<readonly string[]> {
  const differing: string[] = []
  for (const [index, sequence] of sequences.entries()) {
    // Behind a question that was opened again, the field has to be clicked into.
    const isClicked = index % reopenEvery <= 1
    const [one, other] = await Promise.all([
      typeSequence(editor, sequence, isClicked),
      typeSequence(sitting, sequence, isClicked),
    ])
    const typed = `${sequence.keys.join(' ')} at ${sequence.delayMs} ms`
    if (!meanTheSame(one, other)) differing.push(`${typed}: ${one} in the editor, ${other} in the sitting`)
    if (index % reopenEvery > 0) continue
    const back = await reopen(editor)
    if (!meanTheSame(one, back)) differing.push(`${typed}: ${one} came back as ${back}`)
  }
  return differing
}

for (const { machine, from, to, slowdown } of runs.flatMap(partsOf)) {
  test(`formulas ${from + 1} to ${to} are typed alike in an editor with variables and in a sitting, and come back, on ${machine}`, async ({
    origin,
    pageOf,
  }) => {
    test.setTimeout(120_000 + (to - from) * 3_000 * slowdown)
    const lanes = await openLanes(origin, pageOf, slowdown)
    const sequences = [...(from === 0 ? examples : []), ...keySequences(to, seed).slice(from)]
    const differing = await Promise.all(
      lanes.map((lane, at) =>
        typeAll(
          lane,
          sequences.filter((_, index) => index % lanes.length === at),
        ),
      ),
    )
    expect(differing.flat()).toEqual([])
  })
}
