/** Keys that may be families of functions: solutions of differential equations with their constants. */

import { childrenOf, ungrouped, variablesIn, type PowerNode, type Tree } from '@isomorph/evaluator'
import type { Comparison } from '../content.ts'
import { occurrences } from '../letters-shown.ts'
import { appliedIn } from '../names/named-function.ts'
import { isConstant, isFree, type KnownLetters } from './known-letters.ts'

/** Parameters of a family of functions, as they are usually called. */
const PARAMETERS = new Set(['A', 'B', 'C', 'D', 'C_1', 'C_2', 'C_3', 'C_4', 'c_1', 'c_2', 'c_3', 'c_4'])

/** Constants of integration, which are called so wherever nothing else has these names. */
const INTEGRATION = new Set(['C', 'K', 'C_0', 'C_1', 'C_2', 'C_3', 'C_4', 'c_0', 'c_1', 'c_2', 'c_3', 'c_4'])

/** The right side of `y = …` or `y(x) = …`, or the formula itself. */
function valueOf(tree: Tree): { readonly value: Tree; readonly isNamed: boolean; readonly argument?: string } {
  const isDefinition = tree.kind === 'relation' && tree.operators.length === 1 && tree.operators[0] === '='
  const [left, right] = isDefinition ? tree.operands.map(ungrouped) : []
  if (left === undefined || right === undefined) return { value: tree, isNamed: false }
  if (left.kind === 'symbol') return { value: right, isNamed: true }
  const applied = left.kind === 'call' ? undefined : appliedIn(left)
  return applied === undefined
    ? { value: tree, isNamed: false }
    : { value: right, isNamed: true, argument: applied.argument }
}

/** `2^n`, as in the solution of a recurrence. */
const isGrowth = (tree: PowerNode): boolean => variablesIn(tree.base).size === 0 && variablesIn(tree.exponent).size > 0

/** The letters in exponents of numbers. */
const growsBy = (tree: Tree): ReadonlySet<string> =>
  tree.kind === 'power' && isGrowth(tree)
    ? variablesIn(tree.exponent)
    : new Set(childrenOf(tree).flatMap((part) => [...growsBy(part)]))

const isCurve = (tree: Tree): boolean =>
  (tree.kind === 'call' && tree.args.some((argument) => variablesIn(argument).size > 0)) ||
  (tree.kind === 'power' && tree.base.kind === 'constant') ||
  childrenOf(tree).some(isCurve)

/** A curve, or a solution of a recurrence. In `K\cdot1.05^t` alone K may be a sum of money. */
const isCurveOrGrowth = (tree: Tree): boolean => isCurve(tree) || growsBy(tree).size > 0

/** All letters of a key but the parameters of its family. */
function familyOf(tree: Tree, parameters: readonly string[]): Comparison {
  return { mode: 'family', fixed: [...variablesIn(tree)].filter((name) => !parameters.includes(name)) }
}

/** `Ae^{2x} + Be^{-x}`: a family of solutions, whose parameters may have any name. */
export function familyShown(tree: Tree, known: KnownLetters): Comparison | undefined {
  const { value, isNamed, argument } = valueOf(tree)
  const parameters = sumOfCurves(value, known) ?? integrationConstants(value, known, { isNamed, argument })
  return parameters && familyOf(tree, parameters)
}

/** Two or more parameters, each with a curve of its own. */
function sumOfCurves(tree: Tree, known: KnownLetters): readonly string[] | undefined {
  if (tree.kind !== 'sum') return undefined
  const letters = [...variablesIn(tree)]
  const parameters = letters.filter((name) => isConstant(name, PARAMETERS, known) && occurrences(tree, name) === 1)
  const terms = tree.terms.filter(({ value }) => parameters.some((name) => occurrences(value, name) === 1))
  const isFamily =
    parameters.length >= 2 &&
    terms.length === parameters.length &&
    terms.every(({ value }) => isCurveOrGrowth(value)) &&
    letters.length > parameters.length
  return isFamily ? parameters : undefined
}

/**
 * The constants of `y=Ce^{2x}` and `(C_1+C_2x)e^x`: named as constants of integration, factors or terms, and the only
 * letters beside the one that the function depends on. In `u=U_0e^{-t/(RC)}` C is a capacitance.
 */
function integrationConstants(
  value: Tree,
  known: KnownLetters,
  { isNamed, argument }: { readonly isNamed: boolean; readonly argument: string | undefined },
): readonly string[] | undefined {
  const letters = [...variablesIn(value)].filter((name) => !known.variables.has(name))
  const constants = letters.filter((name) => isConstant(name, INTEGRATION, known))
  const [variable, ...others] = letters.filter((name) => !constants.includes(name))
  // `C(n)=Kn` is about a cost.
  const isOfArgument = variable === argument && !constants.includes('K')
  const isFunction = isOfArgument || variable === 'x' || variable === 't'
  if (constants.length === 0 || others.length > 0 || variable === undefined || !isFunction) return undefined
  // x² + C is an antiderivative.
  const isShown = isNamed || (isCurve(value) && (value.kind !== 'sum' || constants.length > 1))
  return isShown && constants.every((name) => occurrences(value, name) === 1 && isLinear(value, name))
    ? constants
    : undefined
}

/** Whether a letter is a term or a factor of a formula. */
function isLinear(tree: Tree, name: string): boolean {
  switch (tree.kind) {
    case 'symbol':
      return tree.name === name
    case 'group':
    case 'signed':
    case 'sum':
    case 'product':
      return childrenOf(tree).some((part) => isLinear(part, name))
    case 'quotient':
      return isLinear(tree.numerator, name)
    default:
      return false
  }
}

/**
 * `y=Ae^{x^2}`, `e^{-x}(A\cos x+B\sin x)` or `y=Cx+C^2`: what may be a family of solutions, whose parameters may have any
 * name, and is compared by its value all the same.
 */
export function familyPerhaps(key: Tree, first: Comparison, known: KnownLetters): Comparison | undefined {
  if (first.mode !== 'value' && first.mode !== 'antiderivative') return undefined
  const tree = ungrouped(key)
  const { value, isNamed } = valueOf(tree)
  const letters = [...variablesIn(value)].filter((name) => !known.variables.has(name))
  // A kind that was read off the key says no more than the key.
  const mayBeConstant = (name: string): boolean => {
    const kind = known.kinds?.[name]
    return kind === undefined || kind === 'real' || kind === 'constant'
  }
  const isVariable = (name: string): boolean =>
    name === 'x' || name === 't' || (/^[kmn]$/.test(name) && growsBy(value).has(name))
  const isOfConstants = isNamed && letters.every((name) => isVariable(name) || INTEGRATION.has(name))
  const parameters = letters.filter(
    (name) =>
      isFree(name, known) &&
      mayBeConstant(name) &&
      (isOfConstants ? INTEGRATION.has(name) : PARAMETERS.has(name) && occurrences(value, name) === 1),
  )
  const isFunction = letters.some(isVariable) && (isOfConstants || isCurveOrGrowth(value))
  const fewest = isNamed && first.mode === 'value' ? 1 : 2
  if (!isFunction || parameters.length < fewest) return undefined
  return familyOf(tree, parameters)
}
