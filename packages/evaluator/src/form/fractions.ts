import { childrenOf, somePart } from '../children.ts'
import type { Tree } from '../tree.ts'
import { greatestCommonDivisor } from '../computing/exact/fractions.ts'
import { withoutFailure } from '../computing/budget.ts'
import { meaningOf } from '../computing/meaning.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import { gcdOfPolynomials, integerContent, isZeroPolynomial } from '../computing/polynomials/polynomial.ts'
import { createRing } from '../computing/polynomials/ring.ts'
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

/** One fraction, or none: nothing is added to it or stands beside it, and no fraction stands above or below its line. */
export function isSingleFraction(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (isStatement(bare)) return false
  switch (bare.kind) {
    case 'signed':
      return isSingleFraction(bare.value)
    case 'quotient':
      return !isFractionInside(bare.numerator) && !isFractionInside(bare.denominator)
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

/** No root, and no i, below any line, and no fraction below a root: √½ is 1/√2. */
export function isRationalised(tree: Tree): boolean {
  const isRootOfFraction = (part: Tree): boolean =>
    part.kind === 'call' &&
    (part.name === 'sqrt' || part.name === 'root') &&
    ungrouped(part.args[0]!).kind === 'quotient'
  return hasRationalDenominators(tree) && !somePart(tree, isRootOfFraction)
}

/** No root, and no i, below any line. */
function hasRationalDenominators(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'quotient' && hasRoot(bare.denominator)) return false
  return childrenOf(bare).every(hasRationalDenominators)
}

/**
 * Every fraction, wherever it stands, is in lowest terms: numerator and denominator have no common factor, be it a number
 * or a formula, at most one minus stands before, above or below a line, no root is below a line, and numbers that are added
 * are one number.
 */
export function isInLowestTerms(tree: Tree): boolean {
  return hasRationalDenominators(tree) && everyFractionLowest(tree)
}

const isNegative = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'signed' && bare.sign === '-'
}

/** `isNegated`: a minus stands before the tree. */
function everyFractionLowest(tree: Tree, isNegated = false): boolean {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'quotient':
      return isLowestFraction(bare, isNegated) && childrenOf(bare).every((part) => everyFractionLowest(part))
    case 'signed':
      return everyFractionLowest(bare.value, bare.sign === '-')
    case 'sum':
      if (hasUnaddedFractions(bare.terms.map(({ value }) => value))) return false
      return bare.terms.every(({ sign, value }) => everyFractionLowest(value, sign === '-'))
    case 'call':
      return (
        (bare.name !== 'ratio' || isLowestRatio(bare.args)) &&
        childrenOf(bare).every((part) => everyFractionLowest(part))
      )
    default:
      return childrenOf(bare).every((part) => everyFractionLowest(part))
  }
}

/** 2/(−5) is as low as −2/5; with two signs a factor −1 is left. */
function isLowestFraction(fraction: Extract<Tree, { kind: 'quotient' }>, isNegated: boolean): boolean {
  const signs = [isNegated, isNegative(fraction.numerator), isNegative(fraction.denominator)]
  if (signs.filter(Boolean).length > 1) return false
  const [above, below] = [integerIn(fraction.numerator), integerIn(fraction.denominator)]
  if (above === undefined || below === undefined)
    return !areRationalNumbers(fraction) && !haveCommonFactor(fraction.numerator, fraction.denominator)
  return below !== 0n && below !== 1n && below !== -1n && greatestCommonDivisor(above, below) === 1n
}

/** 1.5/2 and (1/2)/3: numbers above and below that are not both whole. */
const areRationalNumbers = ({ numerator, denominator }: Extract<Tree, { kind: 'quotient' }>): boolean =>
  isRationalNumber(numerator) && isRationalNumber(denominator)

/** Whole numbers without a common factor, or formulas of which no two have one. */
function isLowestRatio(parts: readonly Tree[]): boolean {
  const numbers = parts.map(integerIn)
  if (numbers.every((number) => number !== undefined))
    return numbers.reduce((factor, number) => greatestCommonDivisor(factor, number), 0n) === 1n
  if (parts.every(isRationalNumber)) return false
  return parts.every((part, at) => parts.slice(at + 1).every((other) => !haveCommonFactor(part, other)))
}

/** Whether a polynomial or a whole number divides both; false where they are no polynomials. */
function haveCommonFactor(above: Tree, below: Tree): boolean {
  const ring = createRing()
  const forms = withoutFailure(() => [above, below].map((part) => normalForm(ring, meaningOf(part))))
  const [first, second] = forms ?? []
  if (first?.denominator !== 1n || second?.denominator !== 1n) return false
  const [p, q] = [first.numerator, second.numerator]
  if (isZeroPolynomial(p) || isZeroPolynomial(q)) return false
  if (greatestCommonDivisor(integerContent(p), integerContent(q)) !== 1n) return true
  const common = withoutFailure(() => gcdOfPolynomials(p, q))
  return common !== undefined && typeof common !== 'bigint'
}

/** Numbers side by side in a sum, one of them a fraction: ¾ + ¼. */
function hasUnaddedFractions(terms: readonly Tree[]): boolean {
  const numbers = terms.filter((term) => isRationalNumber(term))
  return numbers.length > 1 && numbers.some((term) => ungrouped(term).kind === 'quotient')
}

function isRationalNumber(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'number') return true
  if (bare.kind === 'signed') return isRationalNumber(bare.value)
  return bare.kind === 'quotient' && isRationalNumber(bare.numerator) && isRationalNumber(bare.denominator)
}
