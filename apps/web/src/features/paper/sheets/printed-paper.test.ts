import type { Paper, PaperSheet } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import {
  columnsOf,
  isPrintedAcross,
  nameOfSheet,
  numbersOn,
  pageNumbersOf,
  pagesAcross,
  printedSheets,
} from './printed-paper.ts'

const field = { answerType: 'Numeric' as const, label: '', choices: [], points: 2, keyLatex: '1', rightChoices: [] }
const problem = (itemKey: number, questions: number) => ({
  itemKey,
  sectionKey: null,
  title: null,
  points: 2 * questions,
  isBonus: false,
  statementHtml: '',
  fields: Array.from({ length: questions }, (_, index) => ({ ...field, questionKey: index + 1 })),
})
const paper = (paperKey: string, ...questions: readonly number[]): Paper => ({
  paperKey,
  problems: questions.map((count, index) => problem(index + 1, count)),
})
const ada = { id: 1, firstName: 'Ada', lastName: 'Example', email: 'ada@example.org', uid: '' }
const sheet = (number: number, given: Partial<PaperSheet>): PaperSheet => ({
  number,
  code: `CODE${number}`,
  version: null,
  learner: null,
  isOutdated: false,
  enteredAt: null,
  checkedAt: null,
  ...given,
})

describe('printed sheets', () => {
  it('have the paper of their version, or their own; those of earlier problems are left out', () => {
    const sheets = [
      sheet(1, { version: 'A' }),
      sheet(2, { version: 'B' }),
      sheet(3, { version: 'A', isOutdated: true }),
      sheet(4, { learner: ada }),
    ]
    const printed = printedSheets(sheets, [paper('A', 1), paper('B', 1), paper('CODE4', 2)])
    expect(printed.map((each) => [each.sheet.number, each.paper.paperKey])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [4, 'CODE4'],
    ])
    expect(printed.map((each) => nameOfSheet(each.sheet))).toEqual(['Version A', 'Version B', 'Ada Example'])
  })

  it('are marked in columns by question, lettered where a problem has several', () => {
    const printed = printedSheets(
      [sheet(1, { version: 'A' }), sheet(2, { version: 'B' })],
      [paper('A', 1), paper('B', 1, 2)],
    )
    expect(columnsOf(printed).map(({ number }) => number)).toEqual(['1', '2a', '2b'])
    // A pool gives some a problem with one question and others one with two.
    const drawn = printedSheets(
      [sheet(1, { version: 'A' }), sheet(2, { version: 'B' })],
      [paper('A', 2, 1), paper('B', 1, 2, 1)],
    )
    expect(columnsOf(drawn).map(({ number }) => number)).toEqual(['1', '1a', '1b', '2', '2a', '2b', '3'])
    expect(drawn.map((each) => [...numbersOn(each)])).toEqual([
      ['1a', '1b', '2'],
      ['1', '2a', '2b', '3'],
    ])
    expect(columnsOf([])).toEqual([])
  })
})

it('counts the pages of each sheet by a counter of its own, with its code', () => {
  const rules = pageNumbersOf([{ code: 'CODE221' }, { code: 'CODE222' }]).split('\n')
  expect(rules).toHaveLength(2)
  expect(rules[1]).toContain('@page sheet-CODE222 { counter-increment: sheet-CODE222;')
  expect(rules[1]).toContain('content: "CODE222 · page " counter(sheet-CODE222);')
})

it('prints a marking list of many questions across', () => {
  const listOf = (questions: number) => columnsOf(printedSheets([sheet(1, { version: 'A' })], [paper('A', questions)]))
  expect([8, 9].map((questions) => isPrintedAcross(listOf(questions)))).toEqual([false, true])
  expect(pagesAcross('A4')).toBe('@page across { size: A4 landscape; }')
})
