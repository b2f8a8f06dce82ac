import type { Tree } from '../tree.ts'
import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import type { EvaluationProblem } from '../computing/budget.ts'
import { decideEquivalence, problemWith } from '../equivalence/decide-equivalence.ts'
import type { EquivalenceOptions } from '../equivalence/comparison-setting.ts'
import { isCompletedSquare } from './completed-square.ts'
import { isExpanded } from './expanded.ts'
import { isFactored } from './factored.ts'
import { isInLowestTerms, isRationalised, isSingleFraction } from './fractions.ts'
import { isPartialFractions } from './partial-fractions.ts'
import { isIdentical, isSameByRules, isSameUpToOrder, isSameUpToSign } from './same-form.ts'

/** Forms that an answer may be asked to have. */
export type Form =
  | 'identical'
  | 'same-up-to-order'
  | 'same-up-to-sign'
  | 'rules'
  | 'expanded'
  | 'factored'
  | 'single-fraction'
  | 'lowest-terms'
  | 'rational-denominator'
  | 'partial-fractions'
  | 'completed-square'

/** What the judging of a form depends on beside the two formulas. */
export interface FormOptions extends EquivalenceOptions {
  /** The variable that the form is about. Default x. */
  readonly variable?: string
  /** The simplifications that do not matter, for `rules`. */
  readonly rules?: readonly string[]
}

/**
 * `right`; `wrong-form`: the right value in another form; `different`: another value; `undecided` for a person to look at.
 */
export interface FormOutcome {
  readonly verdict: 'right' | 'wrong-form' | 'different' | 'undecided'
  readonly rule: string
  /** Why the answer has no value at all, such as 1/0. */
  readonly problem?: EvaluationProblem
}

/**
 * Is the answer in the form asked for and, where a key is given, of the same value?
 *
 * @example decideForm(treeOf('(x-1)(x+1)'), treeOf('x^2-1'), 'factored').verdict // 'wrong-form'
 */
export function decideForm(key: Tree | undefined, answer: Tree, form: Form, options: FormOptions = {}): FormOutcome {
  try {
    const problem = problemWith(answer, options, createBudget())
    if (problem !== undefined) return { verdict: 'undecided', rule: 'the answer has no value', problem }
    return decided(key, answer, form, options)
  } catch (error) {
    if (error instanceof EvaluationFailure) return { verdict: 'undecided', rule: error.message, problem: error.problem }
    throw error
  }
}

function decided(key: Tree | undefined, answer: Tree, form: Form, options: FormOptions): FormOutcome {
  const compared = key === undefined ? undefined : comparedWith(key, answer, form, options)
  if (compared !== undefined) return compared
  if (key !== undefined) {
    const decision = decideEquivalence(key, answer, options)
    if (decision.verdict === 'different') return { verdict: 'different', rule: decision.rule }
    if (decision.verdict === 'undecided') return { verdict: 'undecided', rule: decision.rule }
  }
  const hasForm = inForm(answer, form, options)
  if (hasForm === undefined) return { verdict: 'undecided', rule: `cannot tell whether it is ${form}` }
  return hasForm ? { verdict: 'right', rule: form } : { verdict: 'wrong-form', rule: `not ${form}` }
}

function comparedWith(key: Tree, answer: Tree, form: Form, options: FormOptions): FormOutcome | undefined {
  switch (form) {
    case 'identical':
      return isIdentical(key, answer)
    case 'same-up-to-order':
      return isSameUpToOrder(key, answer)
    case 'same-up-to-sign':
      return isSameUpToSign(key, answer, options)
    case 'rules':
      return isSameByRules(key, answer, options.rules ?? [])
    default:
      return undefined
  }
}

function inForm(answer: Tree, form: Form, options: FormOptions): boolean | undefined {
  const variable = options.variable ?? 'x'
  switch (form) {
    case 'expanded':
      return isExpanded(answer)
    case 'factored':
      return isFactored(answer, options)
    case 'single-fraction':
      return isSingleFraction(answer)
    case 'lowest-terms':
      return isInLowestTerms(answer)
    case 'rational-denominator':
      return isRationalised(answer)
    case 'partial-fractions':
      return isPartialFractions(answer, variable, options)
    case 'completed-square':
      return isCompletedSquare(answer, variable, options)
    default:
      return undefined
  }
}
