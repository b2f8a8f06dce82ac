import { describe, expect, it } from 'vitest'
import { markAnswer } from '../src/marking/mark-answer.ts'
import { compile, draw, numberSet } from '../src/problem.fixtures.ts'
import { tables } from './all.ts'
import type { Earns, MarkingTable } from './table.ts'

const variables = [numberSet(1, 'a', '3'), numberSet(2, 'b', '-4')]

function earned(question: MarkingTable['question'], value: string): Earns {
  const compiled = compile({ variables, ask: [question] })
  const { verdict, percent, rule } = markAnswer(compiled, draw(compiled), { questionKey: 1, value })
  if (rule === 'ambiguous') return 'asked'
  if (verdict === 'unreadable') return '?'
  return verdict === 'needsPerson' ? 'person' : percent
}

describe.each(tables.map((table) => [table.title, table] as const))('%s', (_title, { question, rows }) => {
  for (const [answer, earns, remark] of rows) {
    it(`${answer.slice(0, 80)} earns ${earns}: ${remark}`, () => {
      expect(earned(question, answer)).toBe(earns)
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
