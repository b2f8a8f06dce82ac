import type { Tree } from '../tree.ts'
import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import { withFreshSteps } from '../computing/polynomials/polynomial.ts'
import { compareFormulas } from './compare-formulas.ts'
import { probeOptionsOf } from './comparison-setting.ts'
import { unlessLinked } from './decide-equivalence.ts'
import type { ComparisonOptions, Decision, EquivalenceOptions } from './comparison-setting.ts'
import { and, formulaOf, isStatement, ungrouped } from './formula.ts'
import { asEquations, orderOfLetters, pointOf } from './solutions/as-equations.ts'
import { understood } from './symbols/understood.ts'
import type { Formula } from './formula.ts'

/**
 * Have two lists of equations the same solutions, all of each list holding at once? A point says what its letters are, in
 * their order: `(2,1)` is x = 2 and y = 1. Where that order is not plain, a point is undecided.
 */
export function decideSystem(keyTyped: Tree, answerTyped: Tree, options: EquivalenceOptions = {}): Decision {
  const key = asEquations(keyTyped, undefined)
  const { alphabetical, isPlain } = orderOfLetters(key)
  const answer = asEquations(answerTyped, isPlain ? alphabetical : undefined)
  if (isOpenPoint(answer, alphabetical.length))
    return { verdict: 'undecided', rule: 'a point of letters whose order is open' }
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

/** A point that nobody could put into words, of all the letters or of fewer: some may be no unknowns. */
function isOpenPoint(answer: Tree, letters: number): boolean {
  const bare = ungrouped(answer)
  return bare.kind === 'tuple' && bare.items.length <= letters && pointOf(bare, bare.items.length) !== undefined
}

function systemOf(tree: Tree, options: ComparisonOptions): Formula | undefined {
  const bare = ungrouped(tree)
  const items = bare.kind === 'list' || bare.kind === 'set' || bare.kind === 'tuple' ? bare.items : [bare]
  if (!items.every(isStatement)) return undefined
  return and(items.map((item) => formulaOf(item, options)))
}
