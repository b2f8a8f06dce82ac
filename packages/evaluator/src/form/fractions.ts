import { childrenOf } from '../children.ts'
import type { Tree } from '../tree.ts'
import { greatestCommonDivisor } from '../computing/fractions.ts'
import { isStatement, ungrouped } from '../equivalence/formula.ts'

const isFractionInside = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  if (bare.kind === 'quotient' || hasNegativeExponent(bare)) return true
  // Arguments of functions and exponents are places of their own.
  if (bare.kind === 'call') return false
  if (bare.kind === 'power') return isFractionInside(bare.base)
  return childrenOf(bare).some(isFractionInside)
}

function hasNegativeExponent(tree: Tree): boolean {
  if (tree.kind !== 'power') return false
  const exponent = ungrouped(tree.exponent)
  return exponent.kind === 'signed' && exponent.sign === '-'
}

/** One fraction, or none: nothing else is added to it, and no fraction stands above or below its line. */
export function isSingleFraction(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (isStatement(bare)) return false
  switch (bare.kind) {
    case 'signed':
      return isSingleFraction(bare.value)
    case 'quotient':
      return !isFractionInside(bare.numerator) && !isFractionInside(bare.denominator)
    case 'product': {
      const fractions = bare.factors.filter(isFractionInside)
      return fractions.length === 0 || (fractions.length === 1 && isSingleFraction(fractions[0]!))
    }
    default:
      return !isFractionInside(bare)
  }
}

const integerIn = (tree: Tree): bigint | undefined => {
  const bare = ungrouped(tree)
  if (bare.kind === 'signed') {
    const inner = integerIn(bare.value)
    return inner === undefined ? undefined : bare.sign === '-' ? -inner : inner
  }
  return bare.kind === 'number' && bare.value.denominator === 1n ? bare.value.numerator : undefined
}

/** A root of a number, which does not belong below the line. */
function hasRoot(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'call' && (bare.name === 'sqrt' || bare.name === 'root')) return true
  if (bare.kind === 'power') {
    const exponent = ungrouped(bare.exponent)
    if (exponent.kind === 'quotient' && integerIn(bare.base) !== undefined) return true
  }
  if (bare.kind === 'constant' && bare.name === 'i') return true
  return childrenOf(bare).some(hasRoot)
}

/** No root, and no i, below any line. */
export function hasRationalDenominators(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'quotient' && hasRoot(bare.denominator)) return false
  return childrenOf(bare).every(hasRationalDenominators)
}

/** Every fraction of whole numbers, wherever it stands, is in lowest terms with a positive denominator, and no root is below a line. */
export function isInLowestTerms(tree: Tree): boolean {
  return hasRationalDenominators(tree) && everyFractionLowest(tree)
}

function everyFractionLowest(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'quotient') {
    const [above, below] = [integerIn(bare.numerator), integerIn(bare.denominator)]
    if (below !== undefined && below < 0n) return false
    if (above !== undefined && below !== undefined && (below < 2n || greatestCommonDivisor(above, below) !== 1n))
      return false
  }
  return childrenOf(bare).every(everyFractionLowest)
}
