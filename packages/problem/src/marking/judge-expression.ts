/** Expression answers: equal to the key or not, within a tolerance where there is one, and in the form asked for. */

import {
  compileExpression,
  decideEquivalence,
  toNumber,
  type EquivalenceOptions,
  type LetterValue,
  type Tree,
  variablesIn,
} from '@isomorph/evaluator'
import type { KeyItem } from '../questions/compile-question.ts'
import { drawBelow, openStream } from '../variables/generator.ts'
import { keptIn } from '../variables/variant.ts'
import { markingError } from './marking-error.ts'
import { isInForm } from './form-check.ts'
import { keyTree } from './key-tree.ts'
import type { MarkingRule } from './marking.ts'
import type { Judged, QuestionMarking } from './question-marking.ts'
import type { Allowance } from './tolerance.ts'

function equivalenceOptions({ question, budget }: QuestionMarking): EquivalenceOptions {
  const { functions, angles, realOddRoots } = question.setting.computing
  const letters = question.question.assumptions?.letters
  return {
    budget,
    ...(functions === undefined ? {} : { functions }),
    ...(angles === undefined ? {} : { angles }),
    ...(realOddRoots === undefined ? {} : { realOddRoots }),
    ...(letters === undefined ? {} : { letters }),
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

/** Points at which expressions with rounded numbers in them are compared. */
const samplePoints = 12

/** Values from 1/2 to 9/2: positive, so that roots and logarithms are defined, and away from the zeros at 0 and 1. */
function pointFor(letters: readonly string[], round: number): Readonly<Record<string, LetterValue>> {
  const stream = openStream(round, 1, 0)
  return Object.fromEntries(letters.map((name) => [name, 0.5 + drawBelow(stream, 4096) / 1024]))
}

/** Whether two expressions stay within a tolerance of each other at all sample points where both have a value. */
function staysWithin(key: Tree, answer: Tree, allowance: Allowance, marking: QuestionMarking): boolean | undefined {
  const [left, right] = [key, answer].map((tree) => compileExpression(tree, marking.question.setting.computing))
  if (left?.ok !== true || right?.ok !== true || allowance.kind === 'none') return undefined
  const letters = [...new Set([...variablesIn(key), ...variablesIn(answer)])]
  const amount = toNumber(allowance.kind === 'absolute' ? allowance.amount : allowance.percent)
  let compared = 0
  for (let round = 0; round < samplePoints; round += 1) {
    const values = pointFor(letters, round)
    const [a, b] = [left.value.computeDouble(values, marking.budget), right.value.computeDouble(values, marking.budget)]
    if (!a.ok || !b.ok) continue
    const size = Math.hypot(a.value.re, a.value.im)
    const distance = Math.hypot(a.value.re - b.value.re, a.value.im - b.value.im)
    const allowed = allowance.kind === 'absolute' ? amount : (amount / 100) * size
    if (distance > allowed * (1 + 1e-9) + a.value.error + b.value.error) return false
    compared += 1
  }
  return compared < samplePoints / 3 ? undefined : true
}

function witnessOf(witness: Readonly<Record<string, { readonly numerator: bigint; readonly denominator: bigint }>>) {
  return Object.fromEntries(
    Object.entries(witness).map(([name, { numerator, denominator }]) => [
      name,
      denominator === 1n ? String(numerator) : `${numerator}/${denominator}`,
    ]),
  )
}

function ruleFor(isUndecided: boolean, isClose: boolean, isInAskedForm: boolean | undefined): MarkingRule {
  if (isUndecided) return 'undecided'
  if (!isClose) return 'notEquivalent'
  if (isInAskedForm === undefined) return 'equivalent'
  return isInAskedForm ? 'sameForm' : 'wrongForm'
}

/** Judges a typed expression by an item of a key. */
export function judgeExpression(marking: QuestionMarking, item: KeyItem, tree: Tree): Judged {
  const { question } = marking.question
  const key = keptIn(marking.environment, item, () => keyTree(marking.compiled, marking.environment, item.tree))
  const asked = question.answerType === 'ExpressionSymbolicForm' ? (question.form ?? 'asKey') : undefined
  const options = equivalenceOptions(marking)
  const decision = decideEquivalence(key, tree, options)
  if (decision.problem === 'DivideByZero') return { ok: false, error: markingError('DivideByZeroError') }
  const isClose =
    decision.verdict === 'equal' || staysWithin(key, tree, toleratedBy(marking.question), marking) === true
  // The form of a wrong answer is worth nothing, so nobody looks at it.
  const inForm = asked === undefined || !isClose ? undefined : isInForm(marking, item, tree, asked, options)
  const isFormUndecided = asked !== undefined && isClose && inForm === undefined
  const isUndecided = (decision.verdict === 'undecided' && !isClose) || isFormUndecided
  const facets = {
    value: isClose,
    ...(inForm === undefined ? {} : { form: inForm }),
    ...(isFormUndecided ? { form: false } : {}),
  }
  const witness = !isClose && decision.witness !== undefined ? { witness: witnessOf(decision.witness) } : {}
  const rule = ruleFor(isUndecided, isClose, inForm)
  return { ok: true, judgement: { facets, rule, isUndecided, ...witness, evidence: { decidedBy: decision.rule } } }
}
