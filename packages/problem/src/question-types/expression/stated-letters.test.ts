import { doc } from '@isomorph/rich-text'
import { expect, it } from 'vitest'
import { compileProblem } from '../../compile-problem.ts'
import { markAnswer } from '../../marking/mark-answer.ts'
import { draw, problem, symbolic } from '../../problem.fixtures.ts'

/** What an answer earns where the statement is what it is. */
function earned(statement: string, key: string, answer: string): number | 'person' {
  const compiled = compileProblem({ ...problem({ ask: [symbolic(key)] }), statement: doc(statement) })
  const { verdict, percent } = markAnswer(compiled, draw(compiled), { questionKey: 1, value: answer })
  return verdict === 'needsPerson' ? 'person' : percent
}

const line = '(1,2)+\\lambda(3,4)'

it.each([
  ['The line: [[1]]', line, '(1,2)+\\mu(3,4)', 100],
  ['For $\\lambda>0$: [[1]]', line, '(1,2)+\\mu(3,4)', 'person'],
  ['For $λ>0$: [[1]]', line, '(1,2)+\\mu(3,4)', 'person'],
  ['With $\\lambda_{\\mathrm{max}}$: [[1]]', line, '(1,2)+\\mu(3,4)', 100],
  ['All zeros: [[1]]', 'x=k\\pi', 'x=n\\pi', 100],
  ['For $k=3$: [[1]]', 'x=k\\pi', 'x=n\\pi', 'person'],
  ['With $C_1x$: [[1]]', 'x^2+C', 'x^2+K', 100],
  ['With $C_1C$: [[1]]', 'x^2+C', 'x^2+K', 0],
])('a letter of the statement is nobody’s own: %s %s, answered %s, earns %s', (statement, key, answer, earns) => {
  expect(earned(statement, key, answer)).toBe(earns)
})
