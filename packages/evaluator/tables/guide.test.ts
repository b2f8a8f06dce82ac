import { describe, expect, it } from 'vitest'
import { tables } from './all.ts'
import type { Question, Row, Table, Verdict } from './table.ts'

const shown: Readonly<Record<Verdict, string>> = {
  right: 'right',
  wrong: 'wrong',
  'wrong form': 'wrong form',
  invalid: 'cannot be marked',
  undecided: 'a person looks at it',
  asked: 'the learner chooses a reading',
}

const code = (text: string): string => `\`${text.replaceAll('|', String.raw`\|`)}\``
const line = ([answer, verdict, remark]: Row): string => `| ${code(answer)} | ${shown[verdict]} | ${remark} |`

/** The first questions of a table, with as many right answers as wrong ones where there are. */
function section({ title, guide, questions }: Table): string {
  const part = ({ key, answers }: Question): string => {
    const right = answers.filter(([, verdict]) => verdict === 'right').slice(0, 5)
    const other = answers.filter(([, verdict]) => verdict !== 'right').slice(0, 5)
    const heading = key === '' ? '' : `Key: ${code(key)}\n\n`
    return `${heading}| answer | verdict | because |\n| --- | --- | --- |\n${[...right, ...other].map(line).join('\n')}\n`
  }
  return `## ${title}\n\n${guide ?? ''}\n\n${questions.slice(0, 2).map(part).join('\n')}`
}

const head = `# What counts as right

For authors: which answers are marked right, and why. Every row on this page is a test of the evaluator; the page is made
from its marking tables (\`packages/evaluator/tables\`), which hold many more. Formulas are shown as a math keyboard writes
them. Where a setting of the question decides, the sentence under the heading says so.

This page is about *what is the same*. How many percent an answer earns in a question with its tolerance, unit, format and
required digits: [question by question](what-counts-question-by-question.md).
`

describe('the page for authors', () => {
  it('says what the tables say', async () => {
    const guided = tables.filter(({ guide }) => guide !== undefined)
    const page = [head, ...guided.map(section)].join('\n')
    await expect(page).toMatchFileSnapshot('../../../docs/authoring/what-counts-as-right.md')
  })
})
