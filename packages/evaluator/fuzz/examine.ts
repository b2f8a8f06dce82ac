import { createBudget } from '../src/computing/budget.ts'
import { compileExpression } from '../src/computing/compile-expression.ts'
import { decideEquivalence } from '../src/equivalence/decide-equivalence.ts'
import { decideForm } from '../src/form/decide-form.ts'
import type { Form } from '../src/form/decide-form.ts'
import { toLatex } from '../src/printing/latex.ts'
import { toSpeech } from '../src/printing/speech.ts'
import { toText } from '../src/printing/text.ts'
import { read } from '../src/reading/read.ts'
import { repairFormula } from '../src/validation/repair.ts'

/** What may be spent on one question here; a tenth more is still within the promise. */
const limits = { nodes: 40_000, points: 200, digits: 2_000 }

/** More work than any honest check takes. Processor time, so that other programs of the machine do not count. */
const SLOW_MS = 1_000

const forms: readonly Form[] = ['expanded', 'factored', 'lowest-terms', 'completed-square', 'same-up-to-order']

/** Does with an input all that the product does, and says what was wrong about it: nothing, it is hoped. */
export function examine(input: string, key: string, round: number): string | undefined {
  const started = process.cpuUsage()
  try {
    const issue = findIssue(input, key, round)
    const ms = process.cpuUsage(started).user / 1000
    return issue ?? (ms > SLOW_MS ? `took ${ms.toFixed(0)} ms` : undefined)
  } catch (error) {
    return `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`
  }
}

function findIssue(input: string, key: string, round: number): string | undefined {
  const mode = round % 4 === 3 ? 'text' : 'latex'
  const options = { mode, functions: ['f'], units: round % 3 === 0, mixedNumbers: round % 5 === 0 } as const
  const result = read(input, options)
  if (!result.ok) {
    const { from, to } = result.error.at
    if (result.error.message === '' || from > to || from < 0) return 'an error without a place or a sentence'
    const repair = repairFormula(input)
    return repair.latex.length > Math.max(1, input.length) * 100 ? 'a repair that grew too much' : undefined
  }
  if ([toLatex, toText, toSpeech].some((print) => typeof print(result.tree) !== 'string')) return 'not printed'
  const expected = read(key, { mode: 'latex', functions: ['f'] })
  if (!expected.ok) return undefined
  const budget = createBudget(limits)
  if (round % 2 === 0) {
    const { verdict } = decideEquivalence(expected.tree, result.tree, { budget, functions: ['f'] })
    if (verdict !== 'equal' && verdict !== 'different' && verdict !== 'undecided') return 'no verdict'
  } else {
    decideForm(expected.tree, result.tree, forms[round % forms.length]!, { budget, functions: ['f'] })
  }
  const compiled = compileExpression(result.tree)
  if (compiled.ok) compiled.value.computeDouble({ x: 0.5, y: -2, a: 3, n: 4 }, createBudget(limits))
  return budget.nodes < -limits.nodes / 10 ? `spent ${limits.nodes - budget.nodes} of ${limits.nodes}` : undefined
}
