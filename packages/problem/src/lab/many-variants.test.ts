import { describe, expect, it } from 'vitest'
import { doc } from '@isomorph/rich-text'
import type { NumericQuestion } from '../question-types/numeric/content.ts'
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
  sample,
  textSet,
} from '../problem.fixtures.ts'
import { runLab, type LabReport } from './run-lab.ts'

const a = randomNumber(1, 'a', '1', '6')

function check(variables: readonly Variable[], ...ask: readonly Question[]): LabReport {
  return runLab(compile({ variables, ask, statement: doc('{{a}} {{c}}') }), { count: 300, firstSeed: 0 })
}

function kinds(variables: readonly Variable[], ...ask: readonly Question[]): readonly string[] {
  return check(variables, ...ask).issues.map(({ kind, path }) => `${kind} ${path}`)
}

const format = (numberFormatType: NumericQuestion['numberFormatType']): Partial<NumericQuestion> => ({
  numberFormatType,
})
const c = (formula: string) => calculated(2, 'c', formula)
const wide = randomNumber(1, 'a', '1', '60')

describe('runLab on many variants', () => {
  it('has nothing to say about a good problem', () => {
    expect(kinds([wide, c('a^2')], numeric('c'))).toEqual([])
  })

  it('shows ranges and histograms of variables and answers', () => {
    const { variables, answers } = check([a, textSet(3, 't', 'x', 'y')], numeric('10a'))
    expect(variables[0]).toMatchObject({ name: 'a', distinct: 6, least: '1', most: '6' })
    expect(variables[0]?.bars.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(variables[0]?.bars.reduce((sum, { count }) => sum + count, 0)).toBe(300)
    expect(variables[1]).toMatchObject({ name: 't', distinct: 2, least: 'x', most: 'y' })
    expect(answers[0]).toMatchObject({ questionKey: 1, position: 0, distinct: 6, least: '10', most: '60' })
  })

  it('groups many values in ranges', () => {
    const { variables } = check([randomNumber(1, 'a', '1', '1000')])
    expect(variables[0]?.bars).toHaveLength(10)
    expect(variables[0]?.bars.reduce((sum, { count }) => sum + count, 0)).toBe(300)
  })

  it.each<[string, readonly Variable[], readonly Question[], string]>([
    ['a division by zero', [wide, c('\\frac{1}{a-3}')], [], 'cannotBeDrawn variables.1.parameters.formula'],
    ['a key without a value', [wide], [numeric('\\frac{1}{a-3}')], 'keyHasNoValue questions.0.answerSets.0.answers.0'],
    ['a complex value shown as a real one', [wide, c('\\sqrt{a-3}')], [], 'complexWhereReal variables.1'],
    [
      'a complex key for a real answer',
      [wide],
      [numeric('\\sqrt{a-3}', format('Number'))],
      'complexWhereReal questions.0.answerSets.0.answers.0',
    ],
    [
      'answers that coincide',
      [wide],
      [numeric(['a', ['6-a', 50]])],
      'answersCoincide questions.0.answerSets.0.answers.1',
    ],
    [
      'choices that read alike',
      [wide],
      [multipleChoice([choice(1, '{{a}}', 100), choice(2, '3')])],
      'choicesReadAlike questions.0.choiceSets',
    ],
    [
      'a tolerance wider than the spread',
      [wide],
      [numeric('1000+a', { tolerance: { kind: 'Percentage', value: '5' } })],
      'toleranceWiderThanSpread questions.0.tolerance',
    ],
    ['a value shown as zero', [wide, c('\\frac{a}{10000}')], [], 'roundedToZero variables.1'],
    ['an ugly value', [wide, c('a\\cdot10^{12}')], [], 'uglyValue variables.1'],
    ['few variants', [numberSet(1, 'a', '1', '2')], [], 'duplicates variables'],
  ])('finds %s', (_, variables, ask, expected) => {
    expect(kinds(variables, ...ask)).toContain(expected)
  })

  it('names variants that show the issue', () => {
    const { issues } = check([a], numeric('\\frac{1}{a-3}'))
    const [issue] = issues
    expect(issue?.seeds).toHaveLength(5)
    expect(issue?.count).toBeGreaterThan(20)
    const again = runLab(compile({ variables: [a], ask: [numeric('\\frac{1}{a-3}')] }), {
      count: 1,
      firstSeed: issue?.seeds[0] ?? 0,
    })
    expect(again.issues[0]?.kind).toBe('keyHasNoValue')
  })

  it('shows how the numbers of a list are spread', () => {
    const [list] = runLab(compile({ variables: [sample(1, 'x', '2', '100', { count: 60 })] }), {
      count: 40,
      firstSeed: 0,
    }).variables
    expect(list).toMatchObject({ name: 'x', least: '2', most: '100' })
    expect(list?.bars.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(2400)
  })

  it('tries a condition on a long list a bounded number of times', () => {
    const variables = [sample(1, 'x', '1', '100', { count: 500 })]
    const constraints = [{ id: 1, formula: 'mean(x)>99' }]
    const { issues } = runLab(compile({ variables, constraints }), { count: 1000, firstSeed: 0 })
    expect(issues).toMatchObject([
      { kind: 'conditionHardlyHolds', message: expect.stringContaining('did not hold for any of 200 samples tried') },
    ])
    expect(issues[0]?.count).toBeLessThan(30)
  })
})
