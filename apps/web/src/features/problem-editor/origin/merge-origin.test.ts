import { doc } from '@isomorph/rich-text'
import { emptyProblemContent, type NumericQuestion, type ProblemContent, type Variable } from '@isomorph/problem'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceQuestion } from '../merge/choice-question.fixtures.ts'
import { choiceKeysOf } from '../merge/renumber.ts'
import { besideOwn, type OriginVersions } from './beside-own.ts'
import { theirChanges, takeChanges } from './merge-origin.ts'

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
    expect(theirChanges({ base, mine, theirs })).toEqual([
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
    expect(theirChanges({ base, mine, theirs })).toEqual([])
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

  it('takes letters away where the original has none any more', () => {
    const mine: ProblemContent = { ...base, letters: {} }
    expect(theirChanges({ base: mine, mine, theirs: base })).toHaveLength(1)
    expect(takeChanges({ base: mine, mine, theirs: base }, ['letters'])).toEqual(base)
  })
})

const choiceKeys = ({ questions }: ProblemContent) => choiceKeysOf(questions[0])

describe('what the original gave an id that means something else in the copy', () => {
  const added = { variables: [...base.variables, random(3, 'c')], questions: [...base.questions, question(4, 'c')] }
  const theirs: ProblemContent = {
    ...base,
    ...added,
    statement: doc('Double {a} [[4]]'),
    pinnedVariants: [{ drawn: { 1: '2', 2: '3', 3: '4' } }],
  }
  const all = ['statement', 'pinnedVariants', 'variable:5', 'question:6']

  it('takes another id, and what the copy has added keeps its own', () => {
    const own = { variables: [...base.variables, random(3, 'd')], questions: [...base.questions, question(4, 'd')] }
    const versions = besideOwn({ copied: base, largestUsedId: 4, base, mine: { ...base, ...own }, theirs })
    expect(theirChanges(versions).map(({ id, isContested }) => [id, isContested])).toEqual(all.map((id) => [id, false]))
    const taken = takeChanges(versions, all)
    expect(taken.variables).toEqual([...base.variables, random(5, 'c'), random(3, 'd')])
    expect(taken.questions).toEqual([...base.questions, question(6, 'c'), question(4, 'd')])
    expect(taken.statement).toEqual(doc('Double {a} [[6]]'))
    expect(taken.pinnedVariants).toEqual([{ drawn: { 1: '2', 2: '3', 5: '4' } }])
    expect(takeChanges(versions, []).questions).toEqual(own.questions)
  })

  it('takes another id also where the copy has removed what it had added', () => {
    const taken = takeChanges(besideOwn({ copied: base, largestUsedId: 8, base, mine: base, theirs }), [
      'variable:9',
      'question:10',
    ])
    expect(taken.variables.at(-1)).toEqual(random(9, 'c'))
    expect(taken.questions.at(-1)).toEqual(question(10, 'c'))
  })

  it('takes another id also when it comes with a later version', () => {
    const later = { ...theirs, questions: [...base.questions, question(4, '5c')] }
    const versions = besideOwn({ copied: base, largestUsedId: 8, base: theirs, mine: base, theirs: later })
    expect(
      takeChanges(
        versions,
        theirChanges(versions).map(({ id }) => id),
      ).questions.at(-1),
    ).toEqual(question(10, '5c'))
  })

  it('takes another key for a choice, so that no answer to a removed choice counts for it', () => {
    const [copied, changedThere] = [
      [5, 6],
      [5, 6, 7],
    ].map((keys) => ({ ...base, questions: [choiceQuestion(1, keys)] }))
    const versions = { copied, base: copied, mine: copied, theirs: changedThere } as Omit<
      OriginVersions,
      'largestUsedId'
    >
    const keysAfter = (largestUsedId: number) =>
      choiceKeys(takeChanges(besideOwn({ ...versions, largestUsedId }), ['question:1']))
    expect([keysAfter(7), keysAfter(10_007)]).toEqual([
      [5, 6, 8],
      [5, 6, 7],
    ])
  })

  it('keeps its id where the copy counts on from elsewhere', () => {
    const mine = { ...base, questions: [...base.questions, question(10_001, 'd')] }
    const versions = besideOwn({ copied: base, largestUsedId: 10_009, base, mine, theirs })
    const taken = takeChanges(versions, ['variable:3', 'question:4'])
    expect(taken.questions.map(({ questionKey }) => questionKey)).toEqual([1, 2, 4, 10_001])
    expect(taken.variables.at(-1)).toEqual(random(3, 'c'))
  })

  it('brings back under its own id what was copied and removed', () => {
    const later = { ...base, questions: [question(1, '7a'), ...base.questions.slice(1)] }
    const mine = { ...base, questions: [] }
    const versions = besideOwn({ copied: base, largestUsedId: 8, base, mine, theirs: later })
    expect(takeChanges(versions, ['question:1']).questions).toEqual([question(1, '7a')])
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
      const versions = { base: first, mine, theirs }
      const ids = theirChanges(versions).map(({ id }) => id)
      expect(theirChanges({ ...versions, mine: takeChanges(versions, ids) })).toEqual([])
    }),
  )
})

it('brings an unchanged copy to the original', () => {
  fc.assert(
    fc.property(content, content, (first, theirs) => {
      const versions = { base: first, mine: first, theirs }
      const ids = theirChanges(versions).map(({ id }) => id)
      const taken = takeChanges(versions, ids)
      expect(taken.statement).toEqual(theirs.statement)
      expect(new Set(taken.variables)).toEqual(new Set(theirs.variables))
      expect(new Set(taken.questions)).toEqual(new Set(theirs.questions))
    }),
  )
})
