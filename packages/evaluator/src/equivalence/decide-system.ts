import type { Tree } from '../tree.ts'
import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import { withFreshSteps } from '../computing/polynomials/polynomial.ts'
import { compareFormulas } from './compare-formulas.ts'
import { probeOptionsOf } from './comparison-setting.ts'
import { unlessLinked } from './decide-equivalence.ts'
import type { ComparisonOptions, Decision, EquivalenceOptions } from './comparison-setting.ts'
import { and, formulaOf, isStatement, ungrouped } from './formula.ts'
import { understood } from './symbols/understood.ts'
import type { Formula } from './formula.ts'

/** Have two lists of equations the same solutions, all of each list holding at once? */
export function decideSystem(key: Tree, answer: Tree, options: EquivalenceOptions = {}): Decision {
  try {
    const known = understood(key, answer, options)
    const [first, second] = [systemOf(known.key, known.options), systemOf(known.answer, known.options)]
    if (first === undefined || second === undefined) return { verdict: 'different', rule: 'not a list of equations' }
    const budget = options.budget ?? createBudget()
    const decision = withFreshSteps(() => compareFormulas(first, second, probeOptionsOf(options), budget))
    return unlessLinked(known, decision)
  } catch (error) {
    if (error instanceof EvaluationFailure) return { verdict: 'undecided', rule: error.message, problem: error.problem }
    throw error
  }
}

function systemOf(tree: Tree, options: ComparisonOptions): Formula | undefined {
  const bare = ungrouped(tree)
  const items = bare.kind === 'list' || bare.kind === 'set' || bare.kind === 'tuple' ? bare.items : [bare]
  if (!items.every(isStatement)) return undefined
  return and(items.map((item) => formulaOf(item, options)))
}
