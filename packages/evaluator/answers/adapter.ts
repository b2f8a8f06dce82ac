import { read } from '../src/reading/read.ts'
import type { ReadOptions } from '../src/reading/settings.ts'
import { EvaluationFailure, createBudget } from '../src/computing/budget.ts'
import { meaningOf } from '../src/computing/meaning.ts'
import { compareExpressions, isUndefinedEverywhere } from '../src/equivalence/compare-expressions.ts'
import type { Case, Outcome } from './case.ts'

export function markCase(item: Case): Outcome {
  const options: ReadOptions = {
    mode: 'latex',
    ...(item.options.functions ? { functions: item.options.functions } : {}),
  }
  const student = read(item.student, options)
  if (!student.ok) return { verdict: 'invalid', reason: student.error.message }
  if (item.check === 'syntax') return { verdict: true, reason: 'readable' }
  const expected = read(item.expected, options)
  if (!expected.ok) return { verdict: 'undecided', reason: `key: ${expected.error.message}` }
  try {
    const [a, b] = [meaningOf(expected.tree, item.options), meaningOf(student.tree, item.options)]
    if (isUndefinedEverywhere(b, createBudget())) return { verdict: 'invalid', reason: 'not defined' }
    const c = compareExpressions(a, b)
    return { verdict: c.verdict === 'equal' ? true : c.verdict === 'different' ? false : 'undecided', reason: c.rule }
  } catch (error) {
    if (error instanceof EvaluationFailure) return { verdict: 'undecided', reason: error.message }
    throw error
  }
}
