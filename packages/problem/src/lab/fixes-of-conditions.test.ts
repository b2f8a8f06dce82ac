import { expect, it } from 'vitest'
import { doc } from '@isomorph/rich-text'
import { compileProblem } from '../compile-problem.ts'
import type { ProblemContent } from '../content/problem-content.ts'
import type { Variable } from '../content/variable.ts'
import { compile, numeric, randomNumber, sample } from '../problem.fixtures.ts'
import { applyFix } from './fix.ts'
import { runLab } from './run-lab.ts'

function write(variables: readonly Variable[], formula: string, key: string): ProblemContent {
  const { content } = compile({ variables, ask: [numeric(key)], statement: doc('{{a}} {{b}} {{c}} {{x}}') })
  return { ...content, constraints: [{ id: 7, formula }] }
}

const issueOf = (content: ProblemContent, kind: string) =>
  runLab(compileProblem(content), { count: 5 }).issues.find((issue) => issue.kind === kind)

const wide = [randomNumber(1, 'a', '1', '5000'), randomNumber(2, 'b', '1', '5000')]

it('offers to work a number out, within the range that it had, or to remove the condition', () => {
  const content = write([...wide, randomNumber(3, 'c', '1', '9000')], '2c=a^2+7b', '2c')
  const issue = issueOf(content, 'conditionHardlyHolds')
  expect(issue?.fixes.map(({ label, latex }) => [label.message, latex])).toEqual([['Remove condition', '2c=a^2+7b']])

  const sum = write([...wide, randomNumber(3, 'c', '1', '90000')], 'c=a+b', '2c')
  const [fix] = issueOf(sum, 'conditionHardlyHolds')?.fixes ?? []
  expect(fix).toMatchObject({ label: { message: 'Calculate c' }, latex: 'c=a+b' })
  if (fix === undefined) return
  const fixed = applyFix(sum, fix.change, () => 9)
  expect(fixed.variables[2]).toMatchObject({ id: 3, variableType: 'CalculatedValue', parameters: { formula: 'a+b' } })
  expect(fixed.constraints).toEqual([{ id: 7, formula: '1\\le c\\le 90000' }])
})

it('offers to work out one number of a list', () => {
  const content = write([sample(1, 'x', '1', '900', { count: 40 })], '\\operatorname{mean}(x)=400.5', '\\max(x)')
  const [fix] = issueOf(content, 'conditionHardlyHolds')?.fixes ?? []
  expect(fix).toMatchObject({ label: { message: 'Let the last number of x make it hold' } })
  if (fix === undefined) return
  expect(
    issueOf(
      applyFix(content, fix.change, () => 9),
      'conditionHardlyHolds',
    ),
  ).toBeUndefined()
})

it('offers to remove a condition that never holds', () => {
  const content = write([randomNumber(1, 'a', '1', '9'), randomNumber(2, 'b', '1', '9')], 'a+b>20', 'a+b')
  expect(issueOf(content, 'conditionNeverHolds')?.fixes).toMatchObject([{ label: { message: 'Remove condition' } }])
})
