import { describe, expect, it } from 'vitest'
import { checkProblem } from '../../checking/check-problem.ts'
import { compileProblem } from '../../compile-problem.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { draw, problem, symbolic } from '../../problem.fixtures.ts'
import { withLetters } from './letters.ts'

/** What an answer earns once the question was saved: a percent, or a person's look. */
function earned(key: string, answer: string, settings = {}): number | 'person' {
  const typed = problem({ ask: [symbolic(key, settings)] })
  const compiled = compileProblem(withLetters(typed, compileProblem(typed)))
  const { verdict, percent } = markAnswer(compiled, draw(compiled), { questionKey: 1, value: answer })
  return verdict === 'needsPerson' ? 'person' : percent
}

const ofFirstOrder = 'y=Ce^{x^2}'
const damped = String.raw`e^{-x}(A\cos 2x+B\sin 2x)`
const family = { compare: { mode: 'family', fixed: ['x', 'y'] } }

describe('families of functions', () => {
  it.each([
    ['y=Ae^{x^2}', 'y=Ce^{x^2}', 'person'],
    ['y=Ae^{x^2}', 'y=-2Ke^{x^2}', 'person'],
    ['y=Ae^{x^2}', 'y=e^{x^2}+A', 0],
    ['y=Ae^{x^2}', 'y=Ae^x', 0],
    [damped, String.raw`e^{-x}(C_1\cos 2x+C_2\sin 2x)`, 'person'],
    [damped, String.raw`Re^{-x}\cos(2x-\phi)`, 'person'],
    [damped, String.raw`e^{-x}(A\cos x+B\sin x)`, 0],
    ['Ae^x', 'Ce^x', 0],
    ['y=Kx+K^2', 'y=Cx+C^2', 'person'],
    ['y=Cx+C^2', 'y=Ax+A^2', 'person'],
    ['y=Cx+C^2', 'y=Cx-C^2', 0],
  ])('may be meant by the key %s, so that %s earns %s', (key, answer, earns) => {
    expect(earned(key, answer)).toBe(earns)
  })

  it.each([
    [ofFirstOrder, 'y=Ae^{x^2}', 100],
    [ofFirstOrder, 'y=-2Ke^{x^2}', 100],
    [ofFirstOrder, 'y=e^{x^2}+C', 0],
    [ofFirstOrder, 'y=Ce^x', 0],
    ['C_1+C_2e^{-x}', 'A-Be^{-x}', 100],
    ['C_1+C_2e^{-x}', 'C_1+C_2e^x', 0],
    ['Ce^x', 'Ae^x', 100],
    ['Ce^x', 'Ce^{2x}', 0],
    ['y=Cx^2', 'y=Kx^2', 100],
    [String.raw`y=\frac{1}{x+C}`, String.raw`y=\frac{1}{x+K}`, 'person'],
    ['Q=CU', 'Q=KU', 'person'],
    ['u(r)=C_1\\ln r+C_2', 'u(r)=A+B\\ln r', 100],
    ['P(n)=Kn', 'P(n)=2Kn', 0],
  ])(
    'are meant where constants of integration are the only letters: by %s, so that %s earns %s',
    (key, answer, earns) => {
      expect(earned(key, answer)).toBe(earns)
    },
  )

  it('keep letters whose kind was stored before', () => {
    expect(earned(ofFirstOrder, 'y=Ae^{x^2}', { letters: { C: 'real', x: 'real', y: 'real' } })).toBe('person')
  })

  it.each([
    [ofFirstOrder, 'y=-3Ke^{x^2}', 100, family],
    [ofFirstOrder, 'y=Ce^{x^2}+1', 0, family],
    ['Ae^{2x}+Be^{-2x}', String.raw`A\cosh 2x+B\sinh 2x`, 100, {}],
    ['Ae^{2x}+Be^{-2x}', '(A+B)e^{2x}+(A-B)e^{-2x}', 100, {}],
    ['Ae^{2x}+Be^{-2x}', String.raw`A\cosh x+B\sinh x`, 0, {}],
    ['Ae^{2x}+Be^{-2x}', 'A(e^{2x}+e^{-2x})+B', 0, {}],
    ['Ae^{2x}+Be^{-2x}', 'Ae^{2x}+Be^{2x}', 0, {}],
    ['Ae^{2x}+Be^{-2x}', 'Ae^{2x+B}', 'person', {}],
    [String.raw`A\cos t+B\sin t+1`, String.raw`C\cos t+D\sin t+\cos t+1`, 100, {}],
    [String.raw`A\cos t+B\sin t+1`, String.raw`C\cos t+D\sin t-1`, 0, {}],
  ])('are the same by their spans: %s beside %s earns %s', (key, answer, earns, settings) => {
    expect(earned(key, answer, settings)).toBe(earns)
  })

  it('are pointed out to the author, who can choose', () => {
    const messages = (settings = {}): readonly string[] =>
      checkProblem(problem({ ask: [symbolic('y=Ae^{x^2}', settings)] })).map(({ message }) => message)
    expect(messages()).toEqual([expect.stringContaining('may be a family of functions')])
    expect(messages({ compare: { mode: 'value' } })).toEqual([])
  })
})
