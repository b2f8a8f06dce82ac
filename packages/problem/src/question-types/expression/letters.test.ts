import { describe, expect, it } from 'vitest'
import type { ProblemContent } from '../../content/problem-content.ts'
import { checkProblem } from '../../checking/check-problem.ts'
import { compileProblem } from '../../compile-problem.ts'
import { numberSet, problem, symbolic } from '../../problem.fixtures.ts'
import type { ExpressionSymbolicQuestion } from './content.ts'
import { lettersOf, letterSentence, withLetters } from './letters.ts'

function sentences(content: ProblemContent): readonly string[] {
  const compiled = compileProblem(content)
  const question = compiled.questions.get(1)
  if (question?.kind !== 'formula') throw new Error('The first question asks for a formula.')
  return lettersOf(compiled, question).map((letter) => letterSentence(letter).message)
}

const asks = (key: string, settings: Partial<ExpressionSymbolicQuestion> = {}): ProblemContent =>
  problem({ ask: [symbolic(key, settings)] })
const stored = (content: ProblemContent): unknown => {
  const [question] = withLetters(content, compileProblem(content)).questions
  return question !== undefined && 'letters' in question ? question.letters : undefined
}

describe('what a key shows of its letters', () => {
  it.each([
    ['x+1', ['x is any real number.']],
    ['x^a', ['x > 0, because it is raised to a.', 'a is any real number.']],
    ['\\sqrt x', ['x > 0, because it stands under a root.']],
    ['\\sqrt{x^2}', ['x is any real number.']],
    ['\\sqrt x=x', ['x is any real number.']],
    ['y=\\sqrt x', ['y is any real number.', 'x > 0, because it stands under a root.']],
    ['\\ln x', ['x > 0, because its logarithm is taken.']],
    ['\\ln x+\\ln(x-3)=\\ln4', ['x is any real number.']],
    ['x^{n+1}', ['x is any real number.', 'n is a whole number, because it counts in an exponent.']],
    ['e^{kt}', ['k is any real number.', 't is any real number.']],
    ['n!', ['n is a whole number, because it stands before a factorial sign.']],
    ['\\sum_{k=1}^nk', ['n is a whole number, because a sum or product runs to it.']],
    ['L\\frac{dI}{dt}', ['L is any real number.', 'I is a function of t, because it is differentiated by t.']],
    ['\\ddot x', ['x is a function of t, because a dot differentiates it by t.']],
    ['PDP^{-1}', ['P', 'D'].map((name) => `${name} is a matrix, because a letter and its inverse do not cancel.`)],
    ['2A\\cdot A^{-1}', ['A is any real number.']],
    ['E[X]', ['X is a random variable, because E is taken of it.']],
    [
      'E(aX+b)',
      ['a is any real number.', 'X is a random variable, because E is taken of it.', 'b is any real number.'],
    ],
    ['E(z+1)', ['E is any real number.', 'z is any real number.']],
    ['EX', ['E is any real number.', 'X is any real number.']],
    ['x^2+C', ['x is any real number.', 'C is a constant, because it may have any name and value.']],
    ['\\vec a', ['a⃗ is a vector, because it has an arrow or is bold.']],
  ])('%s', (key, said) => {
    expect(sentences(asks(key))).toEqual(said)
  })

  it('says nothing of letters whose derivatives do not say by what', () => {
    expect(sentences(asks("y'=2y"))).toEqual([])
    expect(sentences(asks('\\frac{\\partial u}{\\partial x}+\\frac{\\partial u}{\\partial t}'))).toEqual([])
  })

  it('goes behind what the author assumes of all letters', () => {
    const assumptions = { letters: 'complex', positive: ['r'] } as const
    expect(sentences(asks('\\sqrt z+r', { assumptions }))).toEqual(['z is a complex number.', 'r > 0.'])
  })

  it('leaves variables and declared functions out', () => {
    const content = problem({ variables: [numberSet(1, 'a', '3')], ask: [symbolic('af(x)', { functions: ['f'] })] })
    expect(sentences(content)).toEqual(['x is any real number.'])
  })
})

describe('kinds that are stored', () => {
  it('are those that the key shows, once and for all', () => {
    const content = asks('x^a+n!')
    expect(stored(content)).toEqual({ x: 'positive', a: 'real', n: 'integer' })
    const first = withLetters(content, compileProblem(content))
    expect(withLetters(first, compileProblem(first))).toBe(first)
  })

  it('are marked as read off the key, unless the author chose them', () => {
    const inferred = (content: ProblemContent): unknown => {
      const [question] = withLetters(content, compileProblem(content)).questions
      return question !== undefined && 'inferredLetters' in question ? question.inferredLetters : undefined
    }
    expect(inferred(asks('x^a'))).toEqual(['x', 'a'])
    expect(inferred(asks('x^a', { letters: { x: 'positive' }, inferredLetters: [] }))).toEqual(['a'])
    // Stored before kinds were marked: the kind that the key shows counts as read off it.
    expect(inferred(asks('x^a+n', { letters: { x: 'positive', a: 'integer' } }))).toEqual(['x', 'n'])
  })

  it('keep what the author says, of the question and of the problem', () => {
    expect(stored(asks('x^a', { letters: { x: 'real' } }))).toEqual({ x: 'real', a: 'real' })
    expect(stored({ ...asks('x^a'), letters: { a: 'integer' } })).toEqual({ x: 'positive' })
    expect(sentences({ ...asks('x^a', { letters: { x: 'real' } }), letters: { x: 'complex', a: 'integer' } })).toEqual([
      'x is any real number.',
      'a is a whole number.',
    ])
  })

  it('are checked', () => {
    const content = problem({
      variables: [numberSet(1, 'a', '3')],
      ask: [symbolic('ay', { letters: { a: 'real', y: { functionOf: 'y' } } })],
    })
    expect(checkProblem({ ...content, letters: { z: { functionOf: 'z' } } })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 'InvalidForUseError', path: 'letters.z' }),
        expect.objectContaining({ level: 'InvalidForUseError', path: 'questions.0.letters.y' }),
        expect.objectContaining({ level: 'InvalidForUseInfo', path: 'questions.0.letters.a' }),
      ]),
    )
  })
})
