import { isStarred, isVectorName } from '../accents.ts'
import { isComputed } from '../computing/meaning.ts'
import { isDifferentiated } from '../computing/notation.ts'
import type { Tree } from '../tree.ts'
import { isComplement } from './events/event.ts'
import { hasNestedApplication } from './symbols/functions-shown.ts'
import { isRaisedOrder } from './symbols/raised-orders.ts'
import { axisOf } from './vectors/unit-vectors.ts'
import { isWord } from './symbols/spelt-names.ts'

const hasPlainSign = (sign: string): boolean => sign === '+' || sign === '-'

/** Names that may stand for more than a number. */
const withMeaning: ReadonlySet<string> = new Set(['Delta', 'Var', 'Cov'])

/** Functions that say that their arguments may be complex. */
const ofComplexNumbers: ReadonlySet<string> = new Set(['conjugate', 're', 'im', 'arg'])

/** A name of more than one character may carry an arrow, stand for a derivative, or be spelt letter by letter. */
const isPlainName = (name: string): boolean =>
  name.length === 1
    ? name !== '∇'
    : !withMeaning.has(name) &&
      !isVectorName(name) &&
      axisOf(name) < 0 &&
      !isStarred(name) &&
      !isDifferentiated(name) &&
      !isWord(name)

/** In `E(X)` the letter before the brackets may take an expected value. */
function isPlainProduct(factors: readonly Tree[]): boolean {
  let isBehindE = false
  for (const factor of factors) {
    if ((isBehindE && factor.kind === 'group') || !isPlainFormula(factor)) return false
    isBehindE = factor.kind === 'symbol' && factor.name === 'E'
  }
  return true
}

/**
 * Whether a formula has numbers, letters, the four operations, powers and known functions and nothing else: no vectors,
 * derivatives, ± or statements, whose symbols have to be understood first. One walk instead of one for each of them.
 */
export function isPlainFormula(tree: Tree): boolean {
  switch (tree.kind) {
    case 'number':
    case 'constant':
      return true
    case 'symbol':
      return isPlainName(tree.name)
    case 'group':
      return isPlainFormula(tree.inner)
    case 'signed':
      return hasPlainSign(tree.sign) && isPlainFormula(tree.value)
    case 'sum':
      for (const { sign, value } of tree.terms) if (!hasPlainSign(sign) || !isPlainFormula(value)) return false
      return true
    case 'product':
      return !hasNestedApplication(tree) && isPlainProduct(tree.factors)
    case 'quotient':
      return isPlainFormula(tree.numerator) && isPlainFormula(tree.denominator)
    case 'power':
      // An exponent c may mean what is not in a set.
      return !isComplement(tree) && !isRaisedOrder(tree) && isPlainFormula(tree.base) && isPlainFormula(tree.exponent)
    case 'call':
      if (ofComplexNumbers.has(tree.name) || !isComputed(tree.name)) return false
      for (const part of tree.args) if (!isPlainFormula(part)) return false
      return true
    default:
      return false
  }
}
