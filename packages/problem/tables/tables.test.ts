import { describe, expect, it } from 'vitest'
import { compileProblem } from '../src/compile-problem.ts'
import type { CompiledProblem } from '../src/compiled-problem.ts'
import { markAnswer } from '../src/marking/mark-answer.ts'
import { compile, draw, numberSet, problem } from '../src/problem.fixtures.ts'
import { withLetters } from '../src/question-types/expression/letters.ts'
import { tables } from './all.ts'
import type { Earns, MarkingTable } from './table.ts'

const variables = [numberSet(1, 'a', '3'), numberSet(2, 'b', '-4')]

/** The question as the editor stores it: with what its letters stand for. */
function stored(question: MarkingTable['question']): CompiledProblem {
  const content = problem({ variables, ask: [question] })
  return compileProblem(withLetters(content, compileProblem(content)))
}

function earned(compiled: CompiledProblem, value: string): Earns {
  const { verdict, percent, rule } = markAnswer(compiled, draw(compiled), { questionKey: 1, value })
  if (rule === 'ambiguous') return 'asked'
  if (verdict === 'unreadable') return '?'
  return verdict === 'needsPerson' ? 'person' : percent
}

/** What is right because the stored kinds say that X is a random variable goes to a person where nothing says so. */
const shownByKey = new Map<string, Earns>([['E(X^2)-E(X)^2', 'person']])

describe.each(tables.map((table) => [table.title, table] as const))('%s', (_title, { question, rows }) => {
  for (const [answer, earns, remark] of rows) {
    it(`${answer.slice(0, 80)} earns ${earns}: ${remark}`, () => {
      expect(earned(stored(question), answer)).toBe(earns)
      // Content that came in without the kinds of its letters is marked alike.
      expect(earned(compile({ variables, ask: [question] }), answer)).toBe(shownByKey.get(answer) ?? earns)
    })
  }
})

describe('the tables', () => {
  it('have no answer twice', () => {
    for (const { title, rows } of tables) {
      const answers = rows.map(([answer]) => answer)
      expect([title, new Set(answers).size]).toEqual([title, answers.length])
    }
  })
})
