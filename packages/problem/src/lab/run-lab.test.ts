import { describe, expect, it } from 'vitest'
import { doc } from '@isomorph/rich-text'
import { compileProblem } from '../compile-problem.ts'
import type { Question } from '../content/question.ts'
import type { Variable } from '../content/variable.ts'
import {
  calculated,
  choice,
  compile,
  multipleChoice,
  numberSet,
  numeric,
  randomNumber,
  symbolic,
} from '../problem.fixtures.ts'
import { applyFix } from './fix.ts'
import { runLab, type LabReport } from './run-lab.ts'

interface Written {
  readonly variables: readonly Variable[]
  readonly ask: readonly Question[]
  readonly text?: string
}

function write({ variables, ask, text = '{{a}} {{b}} {{c}}' }: Written) {
  return compile({ variables, ask, statement: doc(text) })
}

function lab(written: Written, count = 300): LabReport {
  return runLab(write(written), { count })
}

const a = randomNumber(1, 'a', '1', '50')
const b = randomNumber(2, 'b', '1', '9')
const found = ({ issues }: LabReport) => issues.map(({ kind, path }) => `${kind} ${path}`)
const offered = ({ issues }: LabReport) =>
  issues.flatMap(({ fixes }) => fixes.map(({ label, latex }) => latex ?? label.message))

describe('runLab', () => {
  it('says nothing about a good problem and lists its variants', () => {
    const report = lab({ variables: [a, b], ask: [numeric('3a+b')] })
    expect(report.issues).toEqual([])
    expect(report.rows).toHaveLength(report.distinctVariants)
    const [row] = report.rows
    expect(row).toMatchObject({ seed: 1, issues: [] })
    expect(Number(row?.answers['1:0'])).toBe(3 * Number(row?.values.a) + Number(row?.values.b))
  })

  it('says which pinned variants a condition leaves out, and offers to unpin them', () => {
    const content = {
      ...write({ variables: [a, b], ask: [numeric('3a+b')] }).content,
      pinnedVariants: [{ drawn: { 1: '3', 2: '4' } }, { drawn: { 1: '5', 2: '5' } }],
      constraints: [{ id: 1, formula: 'a\\ne b' }],
      drawsPinnedOnly: true,
    }
    const { issues } = runLab(compileProblem(content), { count: 100 })
    expect(issues).toMatchObject([
      {
        path: 'pinnedVariants.1',
        message: 'A pinned variant does not meet the condition a\\ne b: no student gets it.',
        fixes: [{ label: { message: 'Unpin it' } }],
      },
    ])
    const [fix] = issues[0]?.fixes ?? []
    if (fix === undefined) return
    const fixed = applyFix(content, fix.change, () => 9)
    expect(fixed.pinnedVariants).toEqual([{ drawn: { 1: '3', 2: '4' } }])
    expect(runLab(compileProblem(fixed), { count: 100 }).issues).toEqual([])
  })

  it('finds the one variant in fifty that divides by zero, and fixes it by a condition', () => {
    const written = { variables: [a, calculated(3, 'c', '\\frac{1}{a-7}')], ask: [numeric('c')], text: '{{a}} {{c}}' }
    const report = lab({ ...written, ask: [numeric('c', { tolerance: { kind: 'Percentage', value: '1' } })] }, 1000)
    expect(found(report)).toContain('cannotBeDrawn variables.1.parameters.formula')
    const issue = report.issues.find(({ kind }) => kind === 'cannotBeDrawn')
    expect(issue?.count).toBeLessThan(40)
    const [fix] = issue?.fixes ?? []
    expect(fix).toMatchObject({ label: { message: 'Add condition' }, latex: 'a\\ne 7' })
    if (fix === undefined) return
    const fixed = applyFix(write(written).content, fix.change, () => 9)
    expect(found(runLab(compileProblem(fixed), { count: 1000 }))).not.toContain(
      'cannotBeDrawn variables.1.parameters.formula',
    )
  })

  it.each<[string, Written, string, string | undefined]>([
    [
      'a key without a value',
      { variables: [a, b], ask: [numeric('\\frac{a}{b-4}', { tolerance: { kind: 'Percentage', value: '1' } })] },
      'keyHasNoValue questions.0.answerSets.0.answers.0',
      'b\\ne 4',
    ],
    [
      'a complex value shown as a real one',
      { variables: [a, calculated(3, 'c', '\\sqrt{a-9}')], ask: [] },
      'complexWhereReal variables.1',
      'a-9\\ge 0',
    ],
    [
      'choices that read alike',
      {
        variables: [b, randomNumber(3, 'c', '1', '9')],
        ask: [multipleChoice([choice(1, '{{b}}', 100), choice(2, '{{c}}')])],
      },
      'choicesReadAlike questions.0.choiceSets',
      'b\\ne c',
    ],
    [
      'a percentage of zero',
      { variables: [a, b], ask: [numeric('a(b-3)', { tolerance: { kind: 'Percentage', value: '1' } })] },
      'percentageOfZero questions.0.tolerance',
      'b\\ne 3',
    ],
    [
      'a tolerance in which a factor of two disappears',
      { variables: [a], ask: [numeric('100+a', { tolerance: { kind: 'Percentage', value: '120' } })] },
      'mistakeAccepted questions.0.answerSets.0.answers.0',
      'Set tolerance to 10 %',
    ],
    [
      'values that are shown with fewer digits than an answer needs',
      { variables: [a, calculated(3, 'c', '\\frac{a}{7}')], ask: [numeric('700c')] },
      'valuesAsShownWrong questions.0.answerSets.0.answers.0',
      'Go on with values as shown',
    ],
    [
      'a value that never ends',
      { variables: [a], ask: [numeric('\\sqrt{a}')] },
      'neverEnds questions.0.tolerance',
      'Set tolerance to 1 %',
    ],
    [
      'a value that is shown as 0',
      { variables: [a, calculated(3, 'c', '\\frac{a}{100000}')], ask: [] },
      'roundedToZero variables.1',
      'Show 5 decimals',
    ],
  ])('finds %s and offers what fixes it', (_, written, issue, fix) => {
    const report = lab(written)
    expect(found(report)).toContain(issue)
    expect(offered(report)).toContain(fix)
  })

  it('finds angles in the wrong unit only where they are accepted', () => {
    const angle = randomNumber(1, 'a', '1', '50')
    const key = '\\sin\\left(a\\right)'
    const kinds = (value: string) =>
      found(lab({ variables: [angle], ask: [numeric(key, { tolerance: { kind: 'Unit', value } })] }))
    expect(kinds('2')).toContain('mistakeAccepted questions.0.answerSets.0.answers.0')
    expect(kinds('0.001')).toEqual([])
  })

  it('tries formulas with the wrong sign', () => {
    expect(lab({ variables: [a], ask: [symbolic('(x+a)^2')] }).issues).toEqual([])
    expect(found(lab({ variables: [numberSet(2, 'b', '0', '1', '2')], ask: [symbolic('bx')] }))).toContain(
      'mistakeAccepted questions.0.answerSets.0.answers.0',
    )
  })

  it('offers nothing that leaves nothing to draw', () => {
    const only = numberSet(1, 'a', '7')
    const report = lab({ variables: [only, calculated(3, 'c', '\\frac{1}{a-7}')], ask: [] })
    expect(found(report)).toContain('cannotBeDrawn variables.1.parameters.formula')
    expect(offered(report)).toEqual([])
  })

  it('marks the rows that show an issue', () => {
    const report = lab({ variables: [b, calculated(3, 'c', '\\frac{1}{b-4}')], ask: [] })
    const shown = report.rows.filter(({ issues }) => issues.includes(0))
    expect(shown.map(({ values }) => values.b)).toEqual(['4'])
  })
})
