import type { Tree } from '../tree.ts'
import { withoutFailure } from '../computing/budget.ts'
import { meaningOf } from '../computing/meaning.ts'
import type { MeaningOptions } from '../computing/meaning.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import { createRing, declareLetters } from '../computing/polynomials/ring.ts'
import { factorPolynomial } from '../computing/polynomials/factoring.ts'
import { degreeIn, lettersIn, withFreshSteps } from '../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../computing/polynomials/polynomial.ts'
import { isStatement, ungrouped } from '../equivalence/formula.ts'

/** Terms of a sum as typed; a number in front of a bracketed sum belongs to each of its terms. */
function termsOf(tree: Tree): readonly Tree[] {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'sum':
      return bare.terms.flatMap((term) => termsOf(term.value))
    case 'signed':
      return termsOf(bare.value)
    case 'product': {
      const sums = bare.factors.filter((factor) => ungrouped(factor).kind === 'sum')
      const others = bare.factors.filter((factor) => ungrouped(factor).kind !== 'sum')
      return sums.length === 1 && others.every((factor) => ungrouped(factor).kind === 'number')
        ? termsOf(sums[0]!)
        : [bare]
    }
    default:
      return [bare]
  }
}

const nameOf = (a: Polynomial): string =>
  typeof a === 'bigint' ? String(a) : `(${a.letter}:${a.coefficients.map(nameOf).join(',')})`

/**
 * A sum of a polynomial and proper fractions, each over a power of one irreducible polynomial in the variable, no two
 * over the same power; every numerator of lower degree than that polynomial.
 */
export function isPartialFractions(tree: Tree, variable: string, options: MeaningOptions = {}): boolean | undefined {
  if (isStatement(tree)) return false
  const kind = ungrouped(tree).kind
  if (kind === 'set' || kind === 'list' || kind === 'tuple' || kind === 'matrix') return false
  return withoutFailure(() =>
    withFreshSteps(() => {
      const seen = new Set<string>()
      return termsOf(tree).every((term) => isPart(term, variable, options, seen))
    }),
  )
}

function isPart(term: Tree, variable: string, options: MeaningOptions, seen: Set<string>): boolean {
  const ring = createRing()
  declareLetters(ring, [variable])
  const { numerator, denominator } = normalForm(ring, meaningOf(term, options))
  if (degreeIn(denominator, 0) === 0) return true
  const factors = factorPolynomial(denominator).filter((factor) => lettersIn(factor.polynomial).has(0))
  if (factors.length !== 1) return false
  const { polynomial, times } = factors[0]!
  if (degreeIn(numerator, 0) >= degreeIn(polynomial, 0)) return false
  const name = `${nameOf(polynomial)}^${times}`
  if (seen.has(name)) return false
  seen.add(name)
  return true
}
