import type { Rational } from '../../numbers/rational.ts'
import { EvaluationFailure } from '../budget.ts'
import { fraction } from '../exact/fractions.ts'
import {
  derivativeIn,
  leadingInteger,
  negatePolynomial,
  primitivePolynomial,
  pseudoRemainder,
  squareFreePart,
} from './polynomial.ts'
import type { Polynomial } from './polynomial.ts'

/** A real root within 2⁻¹⁵⁰ of `near`, or exactly `near`. */
export interface RealRoot {
  readonly near: Rational
  readonly isExact: boolean
}

const HALVINGS = 150
const HIGHEST_DEGREE = 80

const coefficientsOf = (a: Polynomial): bigint[] => {
  if (typeof a === 'bigint') return [a]
  return a.coefficients.map((coefficient) => {
    if (typeof coefficient !== 'bigint') throw new EvaluationFailure('UnableToEvaluate', 'several letters')
    return coefficient
  })
}

/** Sign of an integer polynomial at a fraction, without dividing. */
export function signAt(coefficients: readonly bigint[], at: Rational): -1 | 0 | 1 {
  let value = 0n
  let scale = 1n
  for (let k = coefficients.length - 1; k >= 0; k -= 1) {
    value = value * at.numerator + coefficients[k]! * scale
    scale *= at.denominator
  }
  return value === 0n ? 0 : value < 0n ? -1 : 1
}

/** All different real roots in ascending order, of a polynomial in one letter (Sturm's theorem, then halving). */
export function realRoots(a: Polynomial): RealRoot[] {
  if (typeof a === 'bigint') return []
  if (a.coefficients.length > HIGHEST_DEGREE) return rootsOfSparse(a)
  const simple = squareFreePart(a)
  if (typeof simple === 'bigint') return []
  const chain = sturmChain(simple, simple.letter).map(coefficientsOf)
  const coefficients = chain[0]!
  const bound = rootBound(coefficients)
  const roots: RealRoot[] = []
  const split = (low: Rational, high: Rational, lowChanges: number, highChanges: number): void => {
    const count = lowChanges - highChanges
    if (count === 0) return
    if (count === 1) {
      roots.push(refine(coefficients, low, high))
      return
    }
    const middle = middleOf(low, high)
    const changes = signChanges(chain, middle)
    split(low, middle, lowChanges, changes)
    split(middle, high, changes, highChanges)
  }
  const [low, high]: [Rational, Rational] = [
    { numerator: -bound, denominator: 1n },
    { numerator: bound, denominator: 1n },
  ]
  split(low, high, signChanges(chain, low), signChanges(chain, high))
  return roots
}

/** x^5999·(x² − x + 1): the power of the letter comes out first, and what is left must be small. */
function rootsOfSparse(a: Exclude<Polynomial, bigint>): RealRoot[] {
  const lowest = a.coefficients.findIndex((coefficient) => coefficient !== 0n)
  const rest: Polynomial =
    a.coefficients.length - lowest === 1
      ? a.coefficients[lowest]!
      : { letter: a.letter, coefficients: a.coefficients.slice(lowest) }
  if (typeof rest !== 'bigint' && rest.coefficients.length > HIGHEST_DEGREE) throw new EvaluationFailure('OverBudget')
  const roots = realRoots(rest)
  if (lowest === 0) return roots
  const zero: RealRoot = { near: { numerator: 0n, denominator: 1n }, isExact: true }
  return [
    ...roots.filter((root) => root.near.numerator < 0n),
    zero,
    ...roots.filter((root) => root.near.numerator > 0n),
  ]
}

function sturmChain(a: Polynomial, letter: number): Polynomial[] {
  const chain: Polynomial[] = [a, withoutContent(derivativeIn(a, letter))]
  for (;;) {
    const [before, last] = [chain[chain.length - 2]!, chain[chain.length - 1]!]
    if (typeof last === 'bigint') return last === 0n ? chain.slice(0, -1) : chain
    // The pseudo-remainder is the remainder times lc^k; an odd power of a negative lc turns the sign.
    const rest = pseudoRemainder(before, last, letter)
    if (rest === 0n) return chain
    const steps = pseudoSteps(before, last)
    const turned = leadingInteger(last) < 0n && steps % 2 === 1 ? rest : negatePolynomial(rest)
    chain.push(withoutContent(turned))
  }
}

/** How often the pseudo-division multiplied by the leading coefficient. */
function pseudoSteps(a: Polynomial, b: Polynomial): number {
  const lead = leadingInteger(b)
  let x = [...coefficientsOf(a)]
  const y = coefficientsOf(b)
  let steps = 0
  while (x.length >= y.length) {
    const top = x[x.length - 1]!
    const shift = x.length - y.length
    x = x
      .slice(0, -1)
      .map((coefficient, at) => (at < shift ? coefficient * lead : coefficient * lead - top * y[at - shift]!))
    while (x.length > 0 && x[x.length - 1] === 0n) x.pop()
    steps += 1
  }
  return steps
}

function withoutContent(a: Polynomial): Polynomial {
  if (a === 0n) return a
  const primitive = primitivePolynomial(a)
  return leadingInteger(a) < 0n ? negatePolynomial(primitive) : primitive
}

function signChanges(chain: readonly (readonly bigint[])[], at: Rational): number {
  let [changes, last] = [0, 0]
  for (const coefficients of chain) {
    const sign = signAt(coefficients, at)
    if (sign === 0) continue
    if (last !== 0 && sign !== last) changes += 1
    last = sign
  }
  return changes
}

/** Cauchy's bound, rounded up to a power of two so that halving stays with short fractions. */
function rootBound(coefficients: readonly bigint[]): bigint {
  const size = (a: bigint): bigint => (a < 0n ? -a : a)
  const lead = size(coefficients[coefficients.length - 1]!)
  let largest = 0n
  for (const coefficient of coefficients.slice(0, -1)) if (size(coefficient) > largest) largest = size(coefficient)
  const bound = largest / lead + 2n
  return 1n << BigInt(bound.toString(2).length)
}

const middleOf = (low: Rational, high: Rational): Rational =>
  fraction(low.numerator * high.denominator + high.numerator * low.denominator, low.denominator * high.denominator * 2n)

/** One root lies in (low, high]. */
function refine(coefficients: readonly bigint[], from: Rational, to: Rational): RealRoot {
  let [low, high] = [from, to]
  if (signAt(coefficients, high) === 0) return { near: high, isExact: true }
  const exact = rationalRoot(coefficients)
  if (exact !== undefined) return { near: exact, isExact: true }
  const atHigh = signAt(coefficients, high)
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = middleOf(low, high)
    const sign = signAt(coefficients, middle)
    if (sign === 0) return { near: middle, isExact: true }
    if (sign === atHigh) high = middle
    else low = middle
  }
  return { near: middleOf(low, high), isExact: false }
}

/** The root of a linear polynomial; other fractions are found by halving only when their denominator is a power of two. */
const rationalRoot = (coefficients: readonly bigint[]): Rational | undefined =>
  coefficients.length === 2 ? fraction(-coefficients[0]!, coefficients[1]) : undefined
