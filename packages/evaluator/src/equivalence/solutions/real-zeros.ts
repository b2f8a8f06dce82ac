import { EvaluationFailure } from '../../computing/budget.ts'
import {
  dividePolynomials,
  gcdOfPolynomials,
  lettersIn,
  substituteInPolynomial,
} from '../../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../../computing/polynomials/polynomial.ts'
import { realRoots } from '../../computing/polynomials/real-roots.ts'
import type { Comparison } from '../expressions/compare-expressions.ts'
import { different, equal, undecided } from '../verdicts.ts'

/**
 * Do two polynomials have the same real zeros, each as often? What is left of each without their common factor must
 * have none: x³ = 8 is x = 2, because x² + 2x + 4 is never zero, and (x − 2)² = 0 is not. Different equations that are
 * both never solved are different: x² + 1 = 0 is not x² + 2 = 0.
 */
export function compareRealZeros(p: Polynomial, q: Polynomial): Comparison {
  const common = gcdOfPolynomials(p, q)
  const left = [p, q].map((side) => hasRealZeros(dividePolynomials(side, common)!))
  if (left.includes('yes')) return different('different polynomial equations')
  if ([p, q].every((side) => hasRealZeros(side) === 'no')) return different('neither has real solutions')
  return left.includes('unknown')
    ? undecided('real solutions could not be found or ruled out')
    : equal('same real solutions, each as often')
}

type Answer = 'yes' | 'no' | 'unknown'

function hasRealZeros(a: Polynomial): Answer {
  if (typeof a === 'bigint') return a === 0n ? 'yes' : 'no'
  const letters = [...lettersIn(a)]
  if (letters.length > 1) return signsOf(a, letters)
  try {
    return realRoots(a).length > 0 ? 'yes' : 'no'
  } catch (error) {
    if (error instanceof EvaluationFailure) return 'unknown'
    throw error
  }
}

/** Whole numbers of many sizes and both signs, the same every time. */
const SAMPLES = [0n, 1n, -1n, 2n, -3n, 3n, -2n, 5n, -4n, 4n, 7n, -6n, 10n, -9n, 15n, -13n, 30n, -40n, 100n, -1000n]
const POINTS = 300

/** In several letters a polynomial that takes both signs has zeros between; one of even powers and one sign has none. */
function signsOf(a: Polynomial, letters: readonly number[]): Answer {
  if (isPositiveEvenSum(a)) return 'no'
  let [isAbove, isBelow] = [false, false]
  for (let point = 0; point < POINTS; point += 1) {
    const value = letters.reduce<Polynomial>((rest, letter, at) => {
      const turn = Math.floor(point / SAMPLES.length ** at) * (at === 0 ? 1 : 7) + at * point
      return substituteInPolynomial(rest, letter, SAMPLES[turn % SAMPLES.length]!)
    }, a)
    if (typeof value !== 'bigint') return 'unknown'
    if (value > 0n) isAbove = true
    if (value < 0n) isBelow = true
    if (isAbove && isBelow) return 'yes'
  }
  return 'unknown'
}

/** Like x² + 3y⁴ + 1: every letter in even powers only, nothing negative, and a number added. */
function isPositiveEvenSum(a: Polynomial): boolean {
  const isEven = (part: Polynomial): boolean =>
    typeof part === 'bigint'
      ? part >= 0n
      : part.coefficients.every((coefficient, at) => (at % 2 === 0 ? isEven(coefficient) : coefficient === 0n))
  const constantOf = (part: Polynomial): bigint => (typeof part === 'bigint' ? part : constantOf(part.coefficients[0]!))
  return isEven(a) && constantOf(a) > 0n
}
