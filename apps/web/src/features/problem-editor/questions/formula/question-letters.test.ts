import { emptyProblemContent, type ExpressionSymbolicQuestion } from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import { lettersIn, withKeys, withLetterKind, withStoredLetters } from './question-letters.ts'

const setsOf = (formula: string) => [{ id: 1, answers: [{ id: 2, formula, percentCorrect: 100 }] }]
const question: ExpressionSymbolicQuestion = {
  questionKey: 1,
  answerType: 'ExpressionSymbolic',
  label: '',
  points: 1,
  hints: [],
  keyboards: [],
  answerSets: setsOf('x^a'),
}
const known = [
  {
    questionKey: 1,
    letters: [
      {
        name: 'x',
        kind: 'positive',
        shown: 'positive',
        because: { code: 'letterRaisedTo', params: { exponent: 'a' } },
      },
      { name: 'a', kind: 'real', shown: 'real' },
    ],
  },
] as const

describe('the letters of a question', () => {
  it('have a chosen kind at once, without the reason for another', () => {
    const chosen = withLetterKind(question, 'x', 'real', known)
    expect(lettersIn(known, chosen)).toEqual([
      { name: 'x', kind: 'real', shown: 'positive' },
      { name: 'a', kind: 'real', shown: 'real' },
    ])
    expect(lettersIn([], question)).toEqual([])
  })

  it('are read anew with another key, except what the author said otherwise', () => {
    const stored = { ...question, letters: { x: 'positive', a: 'integer' } } as const
    expect(withKeys(stored, setsOf('x+a'), known).letters).toEqual({ a: 'integer' })
    const shown = { ...question, letters: { x: 'positive', a: 'real' } } as const
    expect(withKeys(shown, setsOf('x+a'), known)).not.toHaveProperty('letters')
  })

  it('tell kinds that were read off the key from chosen ones before the evaluator has answered', () => {
    const stored = { ...question, letters: { x: 'positive', a: 'integer' }, inferredLetters: ['x'] } as const
    expect(withKeys(stored, setsOf('x+a'), [])).toMatchObject({ letters: { a: 'integer' }, inferredLetters: [] })
    const inferred = { ...question, letters: { x: 'positive', a: 'real' }, inferredLetters: ['x', 'a'] } as const
    expect(withKeys(inferred, setsOf('x+a'), [])).toEqual({ ...question, answerSets: setsOf('x+a') })
  })

  it('count as chosen what the author chose like the key', () => {
    const chosen = withLetterKind(question, 'x', 'positive', known)
    expect(withKeys(chosen, setsOf('x+a'), known).letters).toEqual({ x: 'positive' })
  })

  it('keep a kind that was chosen while the others were stored', () => {
    const chosen = withLetterKind(question, 'x', 'integer', known)
    const stored = { ...question, letters: { x: 'positive', a: 'real' }, inferredLetters: ['x', 'a'] } as const
    expect(
      withStoredLetters(
        { ...emptyProblemContent, questions: [chosen] },
        { ...emptyProblemContent, questions: [stored] },
      ).questions,
    ).toEqual([{ ...question, letters: { x: 'integer', a: 'real' }, inferredLetters: ['a'] }])
  })

  it('stay with the same key', () => {
    const stored = { ...question, letters: { x: 'positive', a: 'real' } } as const
    const sets = [{ id: 1, answers: [{ id: 2, formula: 'x^a', percentCorrect: 50 }] }]
    expect(withKeys(stored, sets, known).letters).toEqual(stored.letters)
  })

  it('are those that were stored, unless the key has changed meanwhile', () => {
    const stored = {
      ...emptyProblemContent,
      questions: [{ ...question, letters: { x: 'positive', a: 'real' } as const, inferredLetters: ['x', 'a'] }],
    }
    const before = { ...emptyProblemContent, questions: [question] }
    expect(withStoredLetters(before, stored)).toEqual(stored)
    expect(withStoredLetters(stored, structuredClone(stored))).toBe(stored)
    const changed = { ...emptyProblemContent, questions: [{ ...question, answerSets: setsOf('x') }] }
    expect(withStoredLetters(changed, stored)).toEqual(changed)
  })
})
