import { doc } from '@isomorph/rich-text'
import { emptyProblemContent, type NumericQuestion, type ProblemContent, type Variable } from '@isomorph/problem'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { originChanges, takeChanges } from './merge-origin.ts'

function random(id: number, name: string, max = '9'): Variable {
  const parameters = { min: '1', max, step: '1', blacklist: [], numberFormatType: 'Number' as const }
  return { id, name, variableType: 'RandomNumber', parameters }
}

function question(questionKey: number, formula: string, more: Partial<NumericQuestion> = {}): NumericQuestion {
  const answerSets = [{ id: 1, answers: [{ id: 1, formula, percentCorrect: 100 }] }]
  const base = { questionKey, label: '', points: 1, hints: [], keyboards: [], answerSets }
  return { ...base, answerType: 'Numeric', numberFormatType: 'Any', ...more }
}

const base: ProblemContent = {
  ...emptyProblemContent,
  statement: doc('Double {a}'),
  variables: [random(1, 'a'), random(2, 'b')],
  questions: [question(1, '2a'), question(2, 'a+b', { tolerance: { kind: 'Percentage', value: '1' } })],
}

describe('what changed in the original', () => {
  it('is told item by item, and says what the copy has changed itself', () => {
    const theirs: ProblemContent = {
      ...base,
      statement: doc('Double the number {a}'),
      variables: [random(1, 'a', '20'), random(3, 'c')],
      questions: [question(1, '3a'), question(2, 'a+b', { tolerance: { kind: 'Percentage', value: '2' } })],
    }
    const mine: ProblemContent = { ...base, questions: [question(1, '4a'), ...base.questions.slice(1)] }
    expect(originChanges({ base, mine, theirs })).toEqual([
      { id: 'statement', sentence: 'Statement changed', isContested: false },
      { id: 'variable:1', sentence: 'Variable a changed (largest 9 → 20)', isContested: false },
      { id: 'variable:3', sentence: 'Variable c added', isContested: false },
      { id: 'variable:2', sentence: 'Variable b removed', isContested: false },
      { id: 'question:1', sentence: 'Question 1 changed (answer 2a → 3a)', isContested: true },
      { id: 'question:2', sentence: 'Question 2 changed (tolerance 1 % → 2 %)', isContested: false },
    ])
  })

  it('leaves out what the copy says already, and what only the copy has changed', () => {
    const theirs = { ...base, statement: doc('New') }
    const mine = { ...base, statement: doc('New'), variables: [] }
    expect(originChanges({ base, mine, theirs })).toEqual([])
  })
})

describe('taking changes', () => {
  it('takes what is chosen and leaves the rest of the copy', () => {
    const theirs = { ...base, statement: doc('New'), variables: [random(3, 'c'), random(1, 'a', '20'), random(2, 'b')] }
    const mine = { ...base, variables: [random(1, 'a', '7'), random(2, 'b')] }
    const taken = takeChanges({ base, mine, theirs }, ['variable:3'])
    expect(taken.statement).toEqual(base.statement)
    expect(taken.variables).toEqual([random(3, 'c'), random(1, 'a', '7'), random(2, 'b')])
  })

  it('adds a thing behind what stands before it in the original', () => {
    const theirs = { ...base, questions: [question(1, '2a'), question(5, 'b'), ...base.questions.slice(1)] }
    const mine = { ...base, questions: [...base.questions, question(9, '1')] }
    const keys = takeChanges({ base, mine, theirs }, ['question:5']).questions.map(({ questionKey }) => questionKey)
    expect(keys).toEqual([1, 5, 2, 9])
  })

  it('takes what the original added beside what the copy added under the same id', () => {
    const theirs = {
      ...base,
      variables: [...base.variables, random(3, 'c')],
      questions: [...base.questions, question(4, 'c')],
    }
    const mine: ProblemContent = {
      ...base,
      statement: doc('Double {a} [[4]]'),
      variables: [...base.variables, random(3, 'd')],
      questions: [...base.questions, question(4, 'd')],
      pinnedVariants: [{ drawn: { 1: '2', 2: '3', 3: '4' } }],
    }
    const changes = originChanges({ base, mine, theirs })
    expect(changes.map(({ id, isContested }) => [id, isContested])).toEqual([
      ['variable:3', false],
      ['question:4', false],
    ])
    const taken = takeChanges({ base, mine, theirs }, ['variable:3', 'question:4'])
    expect(taken.variables.map(({ id, name }) => [id, name])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [5, 'd'],
    ])
    expect(taken.questions).toEqual([...base.questions, question(4, 'c'), question(6, 'd')])
    expect(taken.statement).toEqual(doc('Double {a} [[6]]'))
    expect(taken.pinnedVariants).toEqual([{ drawn: { 1: '2', 2: '3', 5: '4' } }])
    expect(takeChanges({ base, mine, theirs }, ['variable:3']).questions).toEqual(mine.questions)
  })

  it('takes letters away where the original has none any more', () => {
    const mine: ProblemContent = { ...base, letters: {} }
    expect(originChanges({ base: mine, mine, theirs: base })).toHaveLength(1)
    expect(takeChanges({ base: mine, mine, theirs: base }, ['letters'])).toEqual(base)
  })
})

const content = fc
  .record({
    variables: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('5', '9')), {
      selector: ([id]) => id,
    }),
    questions: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('a', 'b')), {
      selector: ([key]) => key,
    }),
    text: fc.constantFrom('one', 'two'),
  })
  .map(({ variables, questions, text }): ProblemContent => ({
    ...emptyProblemContent,
    statement: doc(text),
    variables: variables.map(([id, max]) => random(id, `x_${id}`, max)),
    questions: questions.map(([key, formula]) => question(key, formula)),
  }))

it('leaves nothing to take once everything is taken', () => {
  fc.assert(
    fc.property(content, content, content, (first, mine, theirs) => {
      const ids = originChanges({ base: first, mine, theirs }).map(({ id }) => id)
      expect(originChanges({ base: first, mine: takeChanges({ base: first, mine, theirs }, ids), theirs })).toEqual([])
    }),
  )
})

it('brings an unchanged copy to the original', () => {
  fc.assert(
    fc.property(content, content, (first, theirs) => {
      const ids = originChanges({ base: first, mine: first, theirs }).map(({ id }) => id)
      const taken = takeChanges({ base: first, mine: first, theirs }, ids)
      expect(taken.statement).toEqual(theirs.statement)
      expect(new Set(taken.variables)).toEqual(new Set(theirs.variables))
      expect(new Set(taken.questions)).toEqual(new Set(theirs.questions))
    }),
  )
})
