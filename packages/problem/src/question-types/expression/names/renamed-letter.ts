import { childrenOf, ungrouped, variablesIn, type Tree } from '@isomorph/evaluator'
import { substitute } from '../../../formulas/substitute.ts'
import { occurrences } from '../letters-shown.ts'

/** Letters that stand for any constant, or for any whole number. */
const CONSTANTS = /^(?:[CK]|[Cc]_\d)$/
const COUNTERS = /^[klmnz]$/

const hasPeriod = (tree: Tree, name: string): boolean =>
  (tree.kind === 'product' && tree.factors.some(isTurn) && tree.factors.some((factor) => counts(factor, name))) ||
  childrenOf(tree).some((part) => hasPeriod(part, name))

/** Whether a factor is a letter or a sum with it: `2k+1` counts turns, and `\sqrt{\frac lg}` beside 2π counts none. */
function counts(factor: Tree, name: string): boolean {
  switch (factor.kind) {
    case 'symbol':
      return factor.name === name
    case 'group':
    case 'signed':
    case 'sum':
    case 'product':
      return childrenOf(factor).some((part) => counts(part, name))
    case 'quotient':
      return counts(factor.numerator, name)
    default:
      return false
  }
}

/** Part of a turn: π, 2π or 360°. */
const isTurn = (tree: Tree): boolean =>
  (tree.kind === 'constant' && tree.name === 'pi') ||
  (tree.kind === 'call' && tree.name === 'degrees') ||
  (tree.kind === 'number' && tree.value.numerator % 180n === 0n && tree.value.numerator !== 0n) ||
  childrenOf(tree).some(isTurn)

/** Whether a letter of an equation may have any name: a constant in it, or a whole number of turns. */
export function mayHaveAnyName(tree: Tree, name: string): 'constant' | 'counter' | undefined {
  if (occurrences(tree, name) !== 1) return undefined
  if (CONSTANTS.test(name)) return 'constant'
  return COUNTERS.test(name) && hasPeriod(tree, name) ? 'counter' : undefined
}

/**
 * The answer with its one letter of its own called as the one that only the key has, where both may have any name:
 * `x^2+y^2=K` for `x^2+y^2=C`, `x=\frac\pi6+2n\pi` for `x=\frac\pi6+2k\pi`. Undefined for other formulas.
 */
export function withLetterOfKey(key: Tree, answer: Tree): Tree | undefined {
  if (ungrouped(key).kind !== 'relation' || ungrouped(answer).kind !== 'relation') return undefined
  const [known, typed] = [variablesIn(key), variablesIn(answer)]
  const missing = [...known].filter((name) => !typed.has(name))
  const own = [...typed].filter((name) => !known.has(name))
  const [name, called] = [missing[0], own[0]]
  if (missing.length !== 1 || own.length !== 1 || name === undefined || called === undefined) return undefined
  const kind = mayHaveAnyName(key, name)
  if (kind === undefined || mayHaveAnyName(answer, called) !== kind) return undefined
  return substitute(answer, (each) => (each === called ? { kind: 'symbol', name, at: answer.at } : undefined))
}
