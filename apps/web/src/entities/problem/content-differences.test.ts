import { doc } from '@isomorph/rich-text'
import { emptyProblemContent, type Question, type Variable } from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import { contentDifferences } from './content-differences.ts'

const set = (id: number, name: string, ...values: readonly string[]): Variable => ({
  id,
  name,
  variableType: 'NumberSet',
  parameters: { values },
})

describe('differences between versions', () => {
  it('names what was added, changed and removed', () => {
    const before = { ...emptyProblemContent, variables: [set(1, 'a', '1'), set(2, 'b', '2')] }
    const after = {
      ...emptyProblemContent,
      statement: doc('New'),
      variables: [set(1, 'a', '1', '2'), set(3, 'c')],
    }
    expect(contentDifferences(before, after)).toEqual([
      'Statement changed',
      'Variable c added',
      'Variable a changed (values 1 → 1; 2)',
      'Variable b removed',
    ])
  })

  it('does not take a new signature of a picture for a change', () => {
    const withPicture = (src: string) => ({
      ...emptyProblemContent,
      solution: {
        type: 'doc' as const,
        content: [{ type: 'image' as const, attrs: { src, alt: 'A', width: null, height: null, nonPublic: true } }],
      },
    })
    const [before, after] = ['/api/files/a.png?viewer=1&until=2', '/api/files/a.png?viewer=1&until=3'].map(withPicture)
    expect(before && after && contentDifferences(before, after)).toEqual([])
  })

  it('does not take another order of members for a change', () => {
    const { id, name, ...rest } = set(1, 'a', '1')
    const turned = { ...rest, name, id } as Variable
    const [before, after] = [[set(1, 'a', '1')], [turned]].map((variables) => ({ ...emptyProblemContent, variables }))
    expect(before && after && contentDifferences(before, after)).toEqual([])
  })

  it('says in words what changed in variables and questions', () => {
    const calculated = (formula: string, rounding: number): Variable => ({
      id: 1,
      name: 'v',
      variableType: 'CalculatedValue',
      parameters: { formula, rounding, numberFormatType: 'Number', usesValueAsShown: false },
    })
    const answered = (...formulas: readonly string[]): Question => ({
      questionKey: 4,
      answerType: 'ShortAnswer',
      label: 'v =',
      points: formulas.length,
      hints: [],
      answerSets: [
        { id: 1, answers: formulas.map((formula, index) => ({ id: index + 1, formula, percentCorrect: 100 })) },
      ],
      marking: 'automatic',
      ignoresCase: true,
      ignoresSpaces: true,
      isMultiline: false,
    })
    const version = (variable: Variable, question: Question) => ({
      ...emptyProblemContent,
      variables: [variable],
      questions: [question],
    })
    const before = version(calculated('a', 2), answered('red'))
    expect(contentDifferences(before, version(calculated('a+b', 3), answered('blue')))).toEqual([
      'Variable v changed (formula a → a+b, rounding 2 → 3)',
      'Question 1 changed (answer red → blue)',
    ])
    const long = 'x'.repeat(80)
    expect(contentDifferences(before, version(calculated(long, 2), answered('red', 'blue')))).toEqual([
      'Variable v changed (formula changed)',
      'Question 1 changed (points 1 → 2, answers changed)',
    ])
    expect(contentDifferences(before, version(set(1, 'v', '1'), answered('red')))).toEqual([
      'Variable v changed (now a number set)',
    ])
  })

  it('finds none between equal versions', () => {
    const content = { ...emptyProblemContent, variables: [set(1, 'a', '1')] }
    expect(contentDifferences(content, structuredClone(content))).toEqual([])
  })
})
