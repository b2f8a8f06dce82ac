/** Expression answers: equal to the key or not, within a tolerance where there is one, and in the form asked for. */

import type { Decision, EquivalenceOptions, Tree } from '@isomorph/evaluator'
import { markingError } from '../../marking/marking-error.ts'
import type { MarkingRule } from '../../marking/marking.ts'
import { cachedIn } from '../../variables/variant.ts'
import type { CompiledFormulaQuestion, KeyItem } from '../formula/compile.ts'
import type { Judged, QuestionMarking } from '../formula/facets.ts'
import { keyTree } from '../formula/key-tree.ts'
import type { Allowance } from '../formula/tolerance.ts'
import { isChemical } from './chemistry.ts'
import { compareAs } from './compare-expression.ts'
import type { Comparison } from './content.ts'
import { slipBetween } from './slip.ts'

const optionsOfQuestions = new WeakMap<CompiledFormulaQuestion, EquivalenceOptions>()

/** What a question says about comparing, the same for all of its answers but for the budget. */
function equivalenceOptions({ question, budget }: QuestionMarking): EquivalenceOptions {
  return { budget, ...equivalenceOptionsFor(question) }
}

/** How answers to a question are compared with formulas, worked out once. */
export function equivalenceOptionsFor(question: CompiledFormulaQuestion): EquivalenceOptions {
  const known = optionsOfQuestions.get(question)
  if (known !== undefined) return known
  const options = optionsFor(question)
  optionsOfQuestions.set(question, options)
  return options
}

function optionsFor(question: CompiledFormulaQuestion): EquivalenceOptions {
  const { functions, angles, realOddRoots } = question.setting.computing
  const { letters, positive } = question.question.assumptions ?? {}
  return {
    ...(functions === undefined ? {} : { functions }),
    ...(angles === undefined ? {} : { angles }),
    ...(realOddRoots === undefined ? {} : { realOddRoots }),
    ...(letters === undefined ? {} : { letters }),
    ...(positive === undefined ? {} : { positive }),
    ...(question.kinds === undefined ? {} : { kinds: question.kinds }),
    listsInAnyOrder: question.question.isListOrdered !== true,
    ...toleranceOf(toleratedBy(question)),
  }
}

/** A tolerance is there to be used; an author who wants exact decimals in spite of it can say so. */
function toleratedBy({ question, allowance }: QuestionMarking['question']): Allowance {
  return question.assumptions?.decimals === 'exact' ? { kind: 'none' } : allowance
}

function toleranceOf(allowance: Allowance): Pick<EquivalenceOptions, 'decimalsWithin'> {
  if (allowance.kind === 'none') return {}
  const { kind } = allowance
  return { decimalsWithin: { kind, amount: kind === 'absolute' ? allowance.amount : allowance.percent } }
}

function witnessOf(witness: Readonly<Record<string, { readonly numerator: bigint; readonly denominator: bigint }>>) {
  return Object.fromEntries(
    Object.entries(witness).map(([name, { numerator, denominator }]) => [
      name,
      denominator === 1n ? String(numerator) : `${numerator}/${denominator}`,
    ]),
  )
}

/** Agreement at points is evidence and no proof, so that staff are told how much of it there is. */
const pointsOf = ({ points }: Decision): { readonly points?: string } =>
  points === undefined
    ? {}
    : { points: `agree at ${points.count} points to ${points.digits} digits: ${points.classes.join(', ')}` }

function ruleFor(isUndecided: boolean, isClose: boolean, isInAskedForm: boolean | undefined): MarkingRule {
  if (isUndecided) return 'undecided'
  if (!isClose) return 'notEquivalent'
  if (isInAskedForm === undefined) return 'equivalent'
  return isInAskedForm ? 'sameForm' : 'wrongForm'
}

/** Judges a typed expression by an item of a key. `formOf` says whether it is in the form asked for, where one is. */
export function judgeExpression(
  marking: QuestionMarking,
  item: KeyItem,
  tree: Tree,
  comparison: Comparison = { mode: 'value' },
  formOf?: (options: EquivalenceOptions) => boolean | undefined,
): Judged {
  const { compiled, environment, question } = marking
  // The letters of chemistry are elements, whatever variables the problem has.
  const key = isChemical(comparison)
    ? item.tree
    : cachedIn(environment, item, () => keyTree(compiled, environment, item.tree))
  const options = equivalenceOptions(marking)
  const decision = compareAs(comparison, key, tree, options)
  if (decision.problem === 'DivideByZero') return { ok: false, error: markingError('DivideByZeroError') }
  const isClose = decision.verdict === 'equal'
  // The form of a wrong answer is worth nothing, so nobody looks at it.
  const inForm = formOf === undefined || !isClose ? undefined : formOf(options)
  const isFormUndecided = formOf !== undefined && isClose && inForm === undefined
  const isUndecided = (decision.verdict === 'undecided' && !isClose) || isFormUndecided
  const facets = formOf === undefined || !isClose ? { value: isClose } : { value: isClose, form: inForm === true }
  const witness = !isClose && decision.witness !== undefined ? { witness: witnessOf(decision.witness) } : {}
  const rule = ruleFor(isUndecided, isClose, inForm)
  const slip =
    rule === 'notEquivalent'
      ? slipBetween(comparison, key, tree, { ...options, computing: question.setting.computing }, decision.sides)
      : undefined
  const evidence = { decidedBy: decision.rule, ...pointsOf(decision), ...(slip === undefined ? {} : { slip }) }
  return { ok: true, judgement: { facets, rule, isUndecided, ...witness, evidence } }
}
