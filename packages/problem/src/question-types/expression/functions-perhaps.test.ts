import { describe, expect, it } from 'vitest'
import { checkProblem } from '../../checking/check-problem.ts'
import { numberSet, problem, symbolic } from '../../problem.fixtures.ts'

/** What the author reads about letters that may be functions. */
function remarks(key: string, settings = {}): readonly string[] {
  const content = problem({ ask: [symbolic(key, settings)], variables: [numberSet(1, 'a', '2')] })
  return checkProblem(content).flatMap(({ path, message, sentences }) =>
    sentences.some(({ code }) => code === 'mayBeFunction') ? [`${path}: ${message}`] : [],
  )
}

describe('letters that may be functions', () => {
  it('are pointed out to the author, once each', () => {
    expect(remarks('F(b)-F(a)')).toEqual([expect.stringMatching(/^questions\.0\.functions: .*, F before brackets/)])
    expect(remarks('f(x)g(x)')).toHaveLength(2)
  })

  it('are functions where the question says so', () => {
    expect(remarks('F(b)-F(a)', { functions: ['F'] })).toEqual([])
  })

  it.each([
    ['x(x+1)', 'a sum in brackets'],
    ['F\\cdot(b)', 'a sign of multiplication'],
    ['a(x)', 'a variable, which has a value'],
    ['f(x)=2x+1', 'a key that says what f is'],
    ["f'(x)", 'a derivative, which is of a function'],
    ['mg(h_1-h_2)', 'one difference in brackets'],
    ['P(A)', 'a probability'],
  ])('are not seen in %s: %s', (key) => {
    expect(remarks(key)).toEqual([])
  })
})
