import { childrenOf } from '../children.ts'
import type { Term, Tree } from '../tree.ts'
import { EvaluationFailure } from '../computing/budget.ts'
import { meaningOf } from '../computing/meaning.ts'
import type { MeaningOptions } from '../computing/meaning.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import { createRing, declareLetters } from '../computing/polynomials/ring.ts'
import { degreeIn } from '../computing/polynomials/polynomial.ts'
import { isStatement, ungrouped } from '../equivalence/formula.ts'

const mentions = (tree: Tree, variable: string): boolean =>
  (tree.kind === 'symbol' && tree.name === variable) || childrenOf(tree).some((child) => mentions(child, variable))

/** a(x − h)² + k: the variable stands in one term only, in a square of something linear (or only linearly at all). */
export function isCompletedSquare(tree: Tree, variable: string, options: MeaningOptions = {}): boolean {
  if (isStatement(tree)) return false
  const withVariable = flatTerms(tree).filter((term) => mentions(term, variable))
  if (withVariable.length === 0) return true
  return withVariable.length === 1 && isSquareTerm(withVariable[0]!, variable, options)
}

function flatTerms(tree: Tree): readonly Tree[] {
  const bare = ungrouped(tree)
  if (bare.kind === 'sum') return bare.terms.flatMap((term: Term) => flatTerms(term.value))
  return bare.kind === 'signed' ? flatTerms(bare.value) : [bare]
}

function isSquareTerm(tree: Tree, variable: string, options: MeaningOptions): boolean {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'symbol':
      return true
    case 'signed':
      return isSquareTerm(bare.value, variable, options)
    case 'product': {
      const parts = bare.factors.filter((factor) => mentions(factor, variable))
      return parts.length === 1 && isSquareTerm(parts[0]!, variable, options)
    }
    case 'quotient':
      return !mentions(bare.denominator, variable) && isSquareTerm(bare.numerator, variable, options)
    case 'power': {
      const exponent = ungrouped(bare.exponent)
      const isTwo = exponent.kind === 'number' && exponent.value.numerator === 2n && exponent.value.denominator === 1n
      return isTwo && isLinear(bare.base, variable, options)
    }
    default:
      return false
  }
}

function isLinear(tree: Tree, variable: string, options: MeaningOptions): boolean {
  try {
    const ring = createRing()
    declareLetters(ring, [variable])
    const form = normalForm(ring, meaningOf(tree, options))
    return degreeIn(form.numerator, 0) <= 1 && degreeIn(form.denominator, 0) === 0
  } catch (error) {
    if (error instanceof EvaluationFailure) return false
    throw error
  }
}
