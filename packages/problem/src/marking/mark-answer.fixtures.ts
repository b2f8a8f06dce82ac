/** Marking one answer to one question, and tables of answers, for the tests of marking. */

import { describe, expect, it } from 'vitest'
import type { Question } from '../content/question.ts'
import { calculated, compile, draw, numberSet, textSet } from '../problem.fixtures.ts'
import { markAnswer } from './mark-answer.ts'
import type { Marking } from './marking.ts'

export const variables = [
  numberSet(1, 'a', '3'),
  numberSet(2, 'b', '-4'),
  calculated(3, 'c', '\\frac{a}{8}'),
  calculated(4, 'r', '\\sqrt{2}'),
  textSet(5, 'metal', 'iron'),
]

/** Marks an answer to a question of a problem where a is 3, b is −4, c is 3/8, r is √2 and metal is iron. */
export function mark(question: Question, value: string, mode: 'latex' | 'text' = 'latex'): Marking {
  const compiled = compile({ variables, ask: [question] })
  return markAnswer(compiled, draw(compiled), { questionKey: 1, value, mode })
}

type Row = readonly [answer: string, verdict: string, percent: number, remark: string]

/** One test for each row. */
export function markingTable(name: string, question: Question, rows: readonly Row[]): void {
  describe.each([name])('%s', () => {
    it.each(rows)('marks %s as %s (%i %%): %s', (answer, verdict, percent) => {
      expect(mark(question, answer)).toMatchObject({ verdict, percent })
    })
  })
}
