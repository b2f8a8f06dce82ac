/** How an answer is compared with a key where the author has not said so: what the key itself shows. */

import {
  canonicalName,
  childrenOf,
  greekName,
  variablesIn,
  ungrouped,
  type LetterKinds,
  type Tree,
} from '@isomorph/evaluator'
import { visit, type RichText } from '@isomorph/rich-text'
import type { Comparison } from './content.ts'
import { occurrences } from './letters-shown.ts'
import { differentialEquationShown } from './shown-differential-equation.ts'
import { lineOrPlaneShown } from './shown-line-or-plane.ts'
import { repeatingShown } from './shown/repeating.ts'

/** Letters that nobody but the answer may have brought in. */
export interface KnownLetters {
  readonly variables: ReadonlySet<string>
  /** Letters in the maths of the statement. */
  readonly stated: ReadonlySet<string>
  /** What the author says that letters stand for. */
  readonly kinds?: LetterKinds
}

/** A letter or a command, with the subscript behind it. */
const LETTER = /(\\[A-Za-z]+|\p{L})(\s*_\s*(?:\{\s*\\?[\p{L}\d]+\s*\}|\\[A-Za-z]+|[\p{L}\d]))?/gu

/** `v_{\mathrm{max}}` and `v_\text{max}`. */
const UPRIGHT_SUBSCRIPT = /_\s*\{?\s*\\(?:mathrm|text|operatorname|mathit)\s*\{([\p{L}\d]+)\}/gu

/** The letters in the formulas of a text, Greek ones as well; the letters of commands are none. */
export function lettersStated(statement: RichText): ReadonlySet<string> {
  const found = new Set<string>()
  visit(statement, (node) => {
    if (node.type !== 'inlineMath' && node.type !== 'blockMath') return
    for (const [, letter = '', subscript = ''] of node.attrs.latex
      .replaceAll(UPRIGHT_SUBSCRIPT, '_{$1}')
      .matchAll(LETTER)) {
      const isCommand = letter.startsWith('\\') && greekName(letter.slice(1)) === undefined
      if (!isCommand) found.add(canonicalName(letter + subscript.replaceAll(/\s/g, '')))
    }
  })
  return found
}

/** Constants of integration, and parameters of a family of functions, as they are usually called. */
const CONSTANTS = new Set(['C', 'K', 'C_0', 'C_1'])
const PARAMETERS = new Set(['A', 'B', 'C', 'D', 'C_1', 'C_2', 'C_3', 'C_4', 'c_1', 'c_2', 'c_3', 'c_4'])

const isFree = (name: string, { variables, stated }: KnownLetters): boolean => !variables.has(name) && !stated.has(name)

/** Whether a letter may be a constant of the answer: the author says so, or its name does and the author says nothing. */
function isConstant(name: string, usual: ReadonlySet<string>, known: KnownLetters): boolean {
  const kind = known.kinds?.[name]
  return kind === undefined ? usual.has(name) && isFree(name, known) : kind === 'constant'
}

/** `… + C`, where nothing but the answer speaks of C. */
function antiderivativeShown(tree: Tree, known: KnownLetters): Comparison | undefined {
  if (tree.kind !== 'sum') return undefined
  const constant = tree.terms
    .map(({ value }) => ungrouped(value))
    .find((value) => value.kind === 'symbol' && isConstant(value.name, CONSTANTS, known))
  if (constant?.kind !== 'symbol' || occurrences(tree, constant.name) !== 1) return undefined
  const others = [...variablesIn(tree)].filter((name) => name !== constant.name && !known.variables.has(name))
  const variable = ['x', 't'].find((name) => others.includes(name)) ?? (others.length === 1 ? others[0] : undefined)
  return variable === undefined || !/^[a-z]/.test(variable)
    ? undefined
    : { mode: 'antiderivative', variable, constant: 'required' }
}

const isCurve = (tree: Tree): boolean =>
  (tree.kind === 'call' && tree.args.some((argument) => variablesIn(argument).size > 0)) ||
  (tree.kind === 'power' && tree.base.kind === 'constant') ||
  childrenOf(tree).some(isCurve)

/** `Ae^{2x} + Be^{-x}`: a family of solutions, whose parameters may have any name. */
function familyShown(tree: Tree, known: KnownLetters): Comparison | undefined {
  if (tree.kind !== 'sum') return undefined
  const letters = [...variablesIn(tree)]
  const parameters = letters.filter((name) => isConstant(name, PARAMETERS, known) && occurrences(tree, name) === 1)
  const terms = tree.terms.filter(({ value }) => parameters.some((name) => occurrences(value, name) === 1))
  const isFamily =
    parameters.length >= 2 &&
    terms.length === parameters.length &&
    terms.every(({ value }) => isCurve(value)) &&
    letters.length > parameters.length
  return isFamily ? { mode: 'family', fixed: letters.filter((name) => !parameters.includes(name)) } : undefined
}

/** The right side of `y = …`, or the formula itself. */
function valueOf(tree: Tree): { readonly value: Tree; readonly isNamed: boolean } {
  const isDefinition = tree.kind === 'relation' && tree.operators.length === 1 && tree.operators[0] === '='
  const [left, right] = isDefinition ? tree.operands.map(ungrouped) : []
  return left?.kind === 'symbol' && right !== undefined
    ? { value: right, isNamed: true }
    : { value: tree, isNamed: false }
}

/**
 * `y=Ce^{x^2}` or `e^{-x}(A\cos x+B\sin x)`: what may be a family of solutions, whose parameters may have any name, and is
 * compared by its value all the same.
 */
export function familyPerhaps(key: Tree, first: Comparison, known: KnownLetters): Comparison | undefined {
  if (first.mode !== 'value' && first.mode !== 'antiderivative') return undefined
  const tree = ungrouped(key)
  const { value, isNamed } = valueOf(tree)
  const letters = [...variablesIn(value)]
  // A kind that was read off the key says no more than the key.
  const mayBeConstant = (name: string): boolean => {
    const kind = known.kinds?.[name]
    return kind === undefined || kind === 'real' || kind === 'constant'
  }
  const parameters = letters.filter(
    (name) => PARAMETERS.has(name) && isFree(name, known) && mayBeConstant(name) && occurrences(value, name) === 1,
  )
  const isFunction = letters.some((name) => name === 'x' || name === 't') && isCurve(value)
  const fewest = isNamed && first.mode === 'value' ? 1 : 2
  if (!isFunction || parameters.length < fewest) return undefined
  return { mode: 'family', fixed: [...variablesIn(tree)].filter((name) => !parameters.includes(name)) }
}

const isTuple = (tree: Tree): boolean => ungrouped(tree).kind === 'tuple'

/** Several equations in several letters hold together; `[x=2;x=-3]` lists the solutions one by one. */
function systemShown(tree: Tree): Comparison | undefined {
  if (tree.kind === 'relation' && tree.operands.every(isTuple)) return { mode: 'system' }
  if (tree.kind !== 'list' || tree.items.length < 2) return undefined
  const items = tree.items.map(ungrouped)
  const areEquations = items.every((item) => item.kind === 'relation' && item.operators.every((sign) => sign === '='))
  const shared = new Set(items.flatMap((item) => [...variablesIn(item)]))
  return areEquations && shared.size >= 2 ? { mode: 'system' } : undefined
}

const isInfinite = (tree: Tree): boolean =>
  (tree.kind === 'constant' && tree.name === 'infinity') || childrenOf(tree).some(isInfinite)

/** `[1,3]` is an interval and `[1;3]` a list; `(1,3)` is a point unless one end is infinite. */
function intervalShown(tree: Tree, formula: string): Comparison | undefined {
  if (tree.kind === 'interval' || tree.kind === 'set-operation') return { mode: 'interval' }
  if ((tree.kind !== 'list' && tree.kind !== 'tuple') || tree.items.length !== 2) return undefined
  if (tree.items.some(isInfinite)) return { mode: 'interval' }
  return tree.kind === 'list' && formula.includes(',') && !formula.includes(';') ? { mode: 'interval' } : undefined
}

/**
 * What a key shows about how it is meant; its value alone unless it shows more. Questions stored without a comparison are
 * marked by this, so that a new rule must leave keys alone that an older one reads: `[x=3t;y=4t]` stays a system.
 */
export function comparisonShownBy(tree: Tree, formula: string, known: KnownLetters): Comparison {
  const key = ungrouped(tree)
  return (
    intervalShown(key, formula) ??
    repeatingShown(key, (name) => isFree(name, known)) ??
    systemShown(key) ??
    lineOrPlaneShown(key, (name) => isFree(name, known)) ??
    differentialEquationShown(key, known.variables) ??
    familyShown(key, known) ??
    antiderivativeShown(key, known) ?? { mode: 'value' }
  )
}
