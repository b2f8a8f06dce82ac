/** How an answer is compared with a key where the author has not said so: what the key itself shows. */

import { canonicalName, childrenOf, greekName, isNamed, variablesIn, ungrouped, type Tree } from '@isomorph/evaluator'
import { visit, type RichText } from '@isomorph/rich-text'
import type { Comparison } from './content.ts'
import { occurrences } from './letters-shown.ts'
import { differentialEquationShown } from './shown-differential-equation.ts'
import { lineOrPlaneShown } from './shown-line-or-plane.ts'
import { familyShown } from './shown/family.ts'
import { isConstant, isFree, type KnownLetters } from './shown/known-letters.ts'
import { repeatingShown } from './shown/repeating.ts'

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

/** Constants of integration, as they are usually called. */
const CONSTANTS = new Set(['C', 'K', 'C_0', 'C_1'])

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

const isTuple = (tree: Tree): boolean => ungrouped(tree).kind === 'tuple'

/** The items of a list, and what `\land` joins. */
function togetherIn(tree: Tree): readonly Tree[] {
  if (tree.kind === 'list') return tree.items
  return tree.kind === 'logic' && tree.operator === 'and' ? tree.operands : []
}

/** Letters that are mostly looked for, so that `y=2x` is a condition and `x=2a` a value. */
const UNKNOWN = /^[s-z](?:_\w+)?$/

/** `x=2` and `x=-3`, `x=a` and `x=-a`: values of one letter, which cannot hold together. */
function areValuesOfOneLetter(equations: readonly Tree[], letters: ReadonlySet<string>): boolean {
  const said = new Set(
    equations.map((each) => {
      const left = each.kind === 'relation' ? ungrouped(each.operands[0]!) : undefined
      return left?.kind === 'symbol' ? left.name : undefined
    }),
  )
  const [name, ...others] = said
  return name !== undefined && others.length === 0 && ![...letters].some((each) => each !== name && UNKNOWN.test(each))
}

/** Several equations in several letters hold together; `[x=2;x=-3]` lists the solutions one by one. */
function systemShown(tree: Tree, { variables }: KnownLetters): Comparison | undefined {
  if (tree.kind === 'relation' && tree.operands.every(isTuple)) return { mode: 'system' }
  const items = togetherIn(tree).map(ungrouped)
  if (items.length < 2) return undefined
  const areEquations = items.every((item) => item.kind === 'relation' && item.operators.every((sign) => sign === '='))
  const letters = new Set(items.flatMap((item) => [...variablesIn(item)]).filter((name) => !variables.has(name)))
  return areEquations && letters.size >= 2 && !areValuesOfOneLetter(items, letters) ? { mode: 'system' } : undefined
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

/** What stands behind a name and a colon: `g:y=2x+1`. */
function statementSaid(tree: Tree): Tree {
  const bare = ungrouped(tree)
  const said = isNamed(bare) && bare.args.length === 2 ? bare.args[1] : undefined
  return said === undefined ? bare : ungrouped(said)
}

/**
 * What a key shows about how it is meant; its value alone unless it shows more. Questions stored without a comparison are
 * marked by this, so that a new rule must leave keys alone that an older one reads: `[x=3t;y=4t]` stays a system.
 */
export function comparisonShownBy(tree: Tree, formula: string, known: KnownLetters): Comparison {
  const key = statementSaid(tree)
  return (
    intervalShown(key, formula) ??
    repeatingShown(key, (name) => isFree(name, known)) ??
    systemShown(key, known) ??
    lineOrPlaneShown(key, (name) => isFree(name, known)) ??
    differentialEquationShown(key, known.variables) ??
    familyShown(key, known) ??
    antiderivativeShown(key, known) ?? { mode: 'value' }
  )
}
