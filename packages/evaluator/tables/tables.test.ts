import { describe, expect, it } from 'vitest'
import { tables } from './all.ts'
import { markRow } from './mark-row.ts'

const rows = tables.flatMap((table) =>
  table.questions.flatMap(({ key, answers }) => answers.map((row) => ({ table, key, row }))),
)

describe.each(tables.map((table) => [table.title, table] as const))('%s', (_title, table) => {
  for (const { key, answers } of table.questions) {
    for (const row of answers) {
      const [answer, verdict, remark, reading] = row
      it(`${answer.slice(0, 80)} for ${key.slice(0, 80) || 'no key'} is ${verdict}: ${remark}`, () => {
        const marked = markRow(table, key, row)
        expect([marked.verdict, marked.rule]).toEqual([verdict, marked.rule])
        expect(reading ?? marked.reading).toBe(marked.reading)
      })
    }
  }
})

describe('the tables', () => {
  it('have no answer twice for one key', () => {
    for (const { title, questions } of tables) {
      for (const { key, answers } of questions) {
        const typed = answers.map(([answer]) => answer)
        expect([title, key, new Set(typed).size]).toEqual([title, key, typed.length])
      }
    }
  })

  it('give a reason for every verdict', () => {
    expect(rows.filter(({ row }) => row[2].trim().length < 3)).toEqual([])
  })
})
