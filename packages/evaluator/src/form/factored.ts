import type { Tree } from '../tree.ts'
import { withoutFailure } from '../computing/budget.ts'
import { meaningOf } from '../computing/meaning.ts'
import type { MeaningOptions } from '../computing/meaning.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import { createRing } from '../computing/polynomials/ring.ts'
import { integerContent, lettersIn } from '../computing/polynomials/polynomial.ts'
import { isIrreducible } from '../computing/polynomials/factoring.ts'
import { withFreshSteps } from '../computing/polynomials/polynomial.ts'
import { isStatement, ungrouped } from '../equivalence/formula.ts'
import { gcd } from '../numbers/rational.ts'
import { isPrimeQuadratic, plainQuadratic } from './quadratic.ts'
import type { Rational } from '../numbers/rational.ts'

/** The factors of a product as typed, signs and whole powers taken apart. */
function factorsOf(tree: Tree): readonly Tree[] {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'product':
      return bare.factors.flatMap(factorsOf)
    case 'signed':
      return bare.sign === '+' || bare.sign === '-' ? factorsOf(bare.value) : [bare]
    case 'quotient':
      // (x−1)²/4 is (x−1)² times a number.
      return isNumeric(bare.denominator) ? factorsOf(bare.numerator) : [bare]
    case 'power': {
      const exponent = ungrouped(bare.exponent)
      const isWhole = exponent.kind === 'number' && exponent.value.denominator === 1n
      return isWhole ? factorsOf(bare.base) : [bare]
    }
    default:
      return [bare]
  }
}

function isNumeric(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'number' || bare.kind === 'constant') return true
  if (bare.kind === 'signed') return isNumeric(bare.value)
  if (bare.kind === 'product') return bare.factors.every(isNumeric)
  if (bare.kind === 'quotient') return isNumeric(bare.numerator) && isNumeric(bare.denominator)
  if (bare.kind === 'power') return isNumeric(bare.base) && isNumeric(bare.exponent)
  if (bare.kind === 'call') return bare.args.every(isNumeric)
  return false
}

/** A product of factors none of which can be taken apart further over the rationals, no number left inside a bracket. */
export function isFactored(tree: Tree, options: MeaningOptions = {}): boolean | undefined {
  if (isStatement(tree)) return false
  return withoutFailure(() => withFreshSteps(() => factorsOf(tree).every((factor) => isPrimeFactor(factor, options))))
}

/** `x+3`, `2x-5y`: different letters with whole coefficients that have nothing in common, as most factors are. */
function isPlainlyLinear({ terms }: Extract<Tree, { kind: 'sum' }>): boolean {
  const names = new Set<string>()
  let common = 0n
  for (const { value } of terms) {
    const [first, second, ...others] = value.kind === 'product' ? value.factors : [value]
    const name = second ?? (first?.kind === 'symbol' ? first : undefined)
    const isLinear = others.length === 0 && (name === undefined || name.kind === 'symbol')
    const coefficient = first === name ? 1n : first?.kind === 'number' ? wholeOf(first.value) : undefined
    const key = name?.kind === 'symbol' ? name.name : ''
    if (!isLinear || coefficient === undefined || names.has(key)) return false
    names.add(key)
    common = gcd(common, coefficient)
  }
  return common === 1n && names.size > (names.has('') ? 1 : 0)
}

const wholeOf = ({ numerator, denominator }: Rational): bigint | undefined =>
  denominator === 1n && numerator > 0n ? numerator : undefined

function isPrimeFactor(factor: Tree, options: MeaningOptions): boolean {
  if (factor.kind !== 'sum') return factor.kind !== 'quotient'
  // A sum of numbers only is one coefficient, such as 1 + √2.
  if (isNumeric(factor)) return true
  if (isPlainlyLinear(factor)) return true
  const quadratic = plainQuadratic(factor)
  if (quadratic !== undefined) return isPrimeQuadratic(quadratic)
  const ring = createRing()
  const { numerator, denominator } = normalForm(ring, meaningOf(factor, options))
  if (typeof denominator !== 'bigint') return false
  if (denominator === 1n && integerContent(numerator) !== 1n) return false
  if (typeof numerator === 'bigint') return false
  // Algebraic numbers such as √2 stand for coefficients; a common one could still be taken out.
  const letters = [...lettersIn(numerator)].map((at) => ring.generators[at]!)
  if (
    letters.some((generator) => generator.relation !== undefined) &&
    letters.every((generator) => generator.relation !== undefined)
  )
    return true
  return isIrreducible(numerator)
}
