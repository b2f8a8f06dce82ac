import { expect, it } from 'vitest'
import { letterTables } from './letters.ts'
import type { Earns, MarkingTable } from './table.ts'

const earned: Readonly<Record<Exclude<Earns, number>, string>> = {
  '?': 'cannot be read',
  asked: 'is asked about',
  person: 'a person looks',
}
const inTable = (text: string): string => text.replaceAll('|', String.raw`\|`)

function section({ title, question, rows }: MarkingTable): string {
  const [key] = 'answerSets' in question ? (question.answerSets[0]?.answers ?? []) : []
  const result = (earns: Earns): string => (typeof earns === 'number' ? `${earns} %` : earned[earns])
  const lines = rows.map(([answer, earns, remark]) => `| \`${inTable(answer)}\` | ${result(earns)} | ${remark} |`)
  return `## ${title}\n\nRight answer: \`${key?.formula}\`\n\n| answer | earns | because |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

const head = `# What counts as right where letters have kinds

For authors: [what letters stand for](letters.md), and what answers earn then. Made from \`packages/problem/tables/letters.ts\`;
every row is tested. The problem has a variable a, which is 3.
`

it('the page about letters says what the tables say', async () => {
  const page = [head, ...letterTables.map(section)].join('\n')
  await expect(page).toMatchFileSnapshot('../../../docs/authoring/what-counts-letters.md')
})
