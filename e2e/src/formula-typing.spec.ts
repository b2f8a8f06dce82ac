import { expect, type Locator, type Page } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { read, repairFormula, sameTree } from '@isomorph/evaluator'
import { expression, galleryProblem, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
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

// A picture of the page for each of the many keys would take most of the time.
test.use({ trace: 'off' })

/** Every so many sequences the question is closed and opened again. */
const reopenEvery = 10

function problemWith(variables: readonly string[]) {
  return galleryProblem({
    key: 'typing',
    name: variables.length > 0 ? 'Typing with variables' : 'Typing without variables',
    field: 'Algebra',
    tags: [],
    variables: variables.map((name) => random(name, 1, 9)),
    statement: 'A formula: [[1]]',
    questions: [expression('1')],
    solution: '',
  })
}

/** The editor of a problem with its question open. */
async function openEditor(
  origin: string,
  pageOf: (user: string, path: string) => Promise<Page>,
  variables: readonly string[],
  slowdown: number,
): Promise<Page> {
  const instructor = await callerFor(origin, 'instructor')
  const { name, content } = problemWith(variables)
  const { id } = await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })
  const page = await pageOf('instructor', `/problems/${id}`)
  await head(page).click()
  await expect(answerField(page)).toBeVisible()
  if (slowdown > 1) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  return page
}

function question(page: Page): Locator {
  return page.getByLabel('Question 1', { exact: true })
}

function head(page: Page): Locator {
  return question(page).locator('button[aria-expanded]').first()
}

function answerField(page: Page): Locator {
  return mathField(question(page), 'Correct answer')
}

async function typeSequence(page: Page, { keys, delayMs }: KeySequence, isClicked: boolean): Promise<string> {
  const field = answerField(page)
  if (isClicked) {
    await question(page).getByLabel('Label before the field').focus()
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
async function reopen(page: Page): Promise<string> {
  await question(page).getByLabel('Label before the field').focus()
  await head(page).click()
  await expect(answerField(page)).toHaveCount(0)
  await head(page).click()
  await expect(answerField(page)).toBeVisible()
  return await latexIn(answerField(page))
}

for (const { machine, count, slowdown } of runs) {
  test(`${count} formulas are typed alike with variables and without, and come back, on ${machine}`, async ({
    origin,
    pageOf,
  }) => {
    test.setTimeout(120_000 + count * 3_000 * slowdown)
    const [withVariables, without] = await Promise.all([
      openEditor(origin, pageOf, variablesOfSequences, slowdown),
      openEditor(origin, pageOf, [], slowdown),
    ])
    const differing: string[] = []
    for (const [index, sequence] of keySequences(count, seed).entries()) {
      // Behind a question that was opened again, the field has to be clicked into.
      const isClicked = index % reopenEvery <= 1
      const [one, other] = await Promise.all([
        typeSequence(withVariables, sequence, isClicked),
        typeSequence(without, sequence, isClicked),
      ])
      const typed = `${sequence.keys.join(' ')} at ${sequence.delayMs} ms`
      if (!meanTheSame(one, other)) differing.push(`${typed}: ${one} with variables, ${other} without`)
      if (index % reopenEvery > 0) continue
      const back = await reopen(withVariables)
      if (!meanTheSame(one, back)) differing.push(`${typed}: ${one} came back as ${back}`)
    }
    expect(differing).toEqual([])
  })
}
