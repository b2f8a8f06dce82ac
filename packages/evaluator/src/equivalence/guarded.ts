import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import type { Budget } from '../computing/budget.ts'
import { withFreshSteps } from '../computing/polynomials/polynomial.ts'
import type { Decision, EquivalenceOptions } from './comparison-setting.ts'

/** A decision within the budget; what cannot be worked out is undecided. */
export function guarded(options: EquivalenceOptions, decide: (budget: Budget) => Decision): Decision {
  const budget = options.budget ?? createBudget()
  try {
    return withFreshSteps(() => decide(budget))
  } catch (error) {
    if (!(error instanceof EvaluationFailure)) throw error
    return { verdict: 'undecided', rule: error.message, problem: error.problem }
  }
}
