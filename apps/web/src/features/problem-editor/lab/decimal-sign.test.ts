import { compileProblem, emptyProblemContent, runLab, type ProblemContent } from '@isomorph/problem'
import { expect, it } from 'vitest'
import { withDecimalSign } from './decimal-sign.ts'
import { shownRows } from './lab-table.ts'

const content: ProblemContent = {
  ...emptyProblemContent,
  decimalSign: 'comma',
  variables: [
    {
      id: 1,
      name: 'a',
      variableType: 'RandomNumber',
      parameters: { min: '0.5', max: '20', step: '0.5', blacklist: [], numberFormatType: 'Number' },
    },
  ],
  questions: [
    {
      questionKey: 1,
      label: '',
      points: 1,
      hints: [],
      keyboards: ['numeric'],
      answerType: 'Numeric',
      numberFormatType: 'Any',
      answerSets: [{ id: 1, answers: [{ id: 1, formula: '3a', percentCorrect: 100 }] }],
    },
  ],
}
const report = withDecimalSign(runLab(compileProblem(content), { count: 200 }), 'comma')

it('writes values, answers and ranges with the decimal comma of the problem', () => {
  const row = report.rows.find(({ numbers }) => numbers.a === 2.5)
  expect([row?.values.a, row?.answers['1:0']]).toEqual(['2,5', '7,5'])
  expect([report.answers[0]?.least, report.variables[0]?.least]).toEqual(['1{,}5', '0,5'])
  const labels = [...report.variables, ...report.answers].flatMap(({ bars }) => bars.map(({ label }) => label))
  expect(labels.filter((label) => label.includes('.'))).toEqual([])
  expect(labels).toContain('0,5 … 2,45')
})

it('still sorts answers as numbers', () => {
  const sorted = shownRows(report.rows, {}, { column: 'answer 1:0', isDescending: false })
  expect(sorted.slice(0, 2).map(({ answers }) => answers['1:0'])).toEqual(['1,5', '3'])
  expect(sorted.at(-1)?.answers['1:0']).toBe('60')
})
