import { expect, it } from 'vitest'
import { comparisonSentence } from '../src/question-types/expression/comparison-sentence.ts'
import { comparisonTables } from './comparison.ts'
import { letterTables } from './letters.ts'
import { notationTables } from './notation/brackets-and-pieces.ts'
import { mapNotationTables } from './notation/maps.ts'
import { numberNotationTables } from './notation/numbers.ts'
import { functionNotationTables } from './notation/functions.ts'
import { setNotationTables } from './notation/sets.ts'
import { relationNotationTables } from './notation/relations.ts'
import { statementNotationTables } from './notation/statements.ts'
import type { Earns, MarkingTable } from './table.ts'

const earned: Readonly<Record<Exclude<Earns, number>, string>> = {
  '?': 'cannot be read',
  asked: 'is asked about',
  person: 'a person looks',
}
/** How answers are compared, where the author has chosen it. */
function chosen({ question }: MarkingTable): string {
  const compare = 'compare' in question ? question.compare : undefined
  return compare === undefined ? '' : `\n\nChosen: ${comparisonSentence(compare).message}`
}

const inTable = (text: string): string => text.replaceAll('|', String.raw`\|`)

function section(table: MarkingTable): string {
  const { title, question, rows } = table
  const [key] = 'answerSets' in question ? (question.answerSets[0]?.answers ?? []) : []
  const result = (earns: Earns): string => (typeof earns === 'number' ? `${earns} %` : earned[earns])
  const lines = rows.map(([answer, earns, remark]) => `| \`${inTable(answer)}\` | ${result(earns)} | ${remark} |`)
  return `## ${title}\n\nRight answer: \`${key?.formula}\`${chosen(table)}\n\n| answer | earns | because |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

const headOfLetters = `# What counts as right where letters have kinds

For authors: [what letters stand for](letters.md), and what answers earn then. Made from \`packages/problem/tables/letters.ts\`;
every row is tested. The problem has a variable a, which is 3.
`

it('the page about letters says what the tables say', async () => {
  const page = [headOfLetters, ...letterTables.map(section)].join('\n')
  await expect(page).toMatchFileSnapshot('../../../docs/authoring/what-counts-letters.md')
})

const headOfComparisons = `# What counts as right by how answers are compared

For authors: the right answer itself shows how answers are compared with it, unless the author chooses another comparison.
Made from \`packages/problem/tables/comparison*.ts\`; every row is tested. The problem has a variable a, which is 3.
`

it('the page about comparisons says what the tables say', async () => {
  const page = [headOfComparisons, ...comparisonTables.map(section)].join('\n')
  await expect(page).toMatchFileSnapshot('../../../docs/authoring/what-counts-comparisons.md')
})

const headOfNotation = `# What counts as right with concentrations, brackets, stars, pieces and congruences

For authors: notations that need more than a letter and an operator. Made from \`packages/problem/tables/notation/*.ts\`; every row is
tested. Where “a person looks”, nothing is marked before a person has decided.
`

it('the page about notations says what the tables say', async () => {
  const page = [
    headOfNotation,
    ...[
      ...notationTables,
      ...numberNotationTables,
      ...mapNotationTables,
      ...setNotationTables,
      ...functionNotationTables,
      ...relationNotationTables,
      ...statementNotationTables,
    ].map(section),
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../docs/authoring/what-counts-notation.md')
})
