import { describe, expect, it } from 'vitest'
import type { Question } from '../content/question.ts'
import { compile, draw, numberSet } from '../problem.fixtures.ts'
import { expressionTables } from '../question-types/expression/expression-tables.fixtures.ts'
import { markAnswer } from './mark-answer.ts'
import type { MarkingRow } from './marking-table.fixtures.ts'
import { numberTables } from '../question-types/numeric/number-tables.fixtures.ts'
import { unitTables } from '../question-types/numeric/unit-tables.fixtures.ts'

const tables = [...numberTables, ...unitTables, ...expressionTables]

function outcome(question: Question, value: string): number | string {
  const compiled = compile({ variables: [numberSet(1, 'a', '3')], ask: [question] })
  const { verdict, percent, rule } = markAnswer(compiled, draw(compiled), { questionKey: 1, value })
  if (rule === 'ambiguous') return 'asked'
  return verdict === 'unreadable' ? '?' : verdict === 'needsPerson' ? 'person' : percent
}

describe.each(tables)('$name', ({ question, rows }) => {
  it.each(rows)('%s → %s: %s', (answer, percent) => {
    expect(outcome(question, answer)).toBe(percent)
  })
})

function markdownRow([answer, percent, remark]: MarkingRow): string {
  const result =
    percent === '?' ? 'cannot be read' : percent === 'asked' ? 'the learner chooses a reading' : `${percent} %`
  return `| \`${answer.replaceAll('|', String.raw`\|`)}\` | ${result} | ${remark} |`
}

const head = `# What counts as right, question by question

For authors: how many percent each answer earns in whole questions, with their tolerance, unit, format and required
digits. Which formulas are the same at all: [what counts as right](what-counts-as-right.md).

Made from the marking tables of \`packages/problem\`; every row is tested. Answers are shown as a math keyboard writes
them. What cannot be read is never wrong: the learner is told, and no attempt is spent. What can be read in two ways that
earn differently is not marked either: the learner chooses one of them.
`

/** The tables as a page for authors. */
function markdownPage(): string {
  const sections = tables.map(({ name, rows }) => {
    const title = `## ${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`
    return `${title}\n\n| answer | earns | because |\n| --- | --- | --- |\n${rows.map(markdownRow).join('\n')}\n`
  })
  return [head, ...sections].join('\n')
}

describe('the page for authors', () => {
  it('says what the tables say', async () => {
    await expect(markdownPage()).toMatchFileSnapshot('../../../../docs/authoring/what-counts-question-by-question.md')
  })
})
