import { EvaluationFailure } from '../budget.ts'
import { exactRoot } from '../exact/fractions.ts'
import {
  addPolynomials,
  contentIn,
  degreeIn,
  derivativeIn,
  dividePolynomials,
  gcdOfPolynomials,
  integerContent,
  lettersIn,
  monomial,
  multiplyPolynomials,
  primitivePolynomial,
  substituteInPolynomial,
} from './polynomial.ts'
import type { Polynomial } from './polynomial.ts'
import { factorModulo } from './modular-factoring.ts'

/** An irreducible factor over the rationals, and how often it divides. */
export interface Factor {
  readonly polynomial: Polynomial
  readonly times: number
}

const MOST_COMBINATIONS = 20_000

/** Factors over the rationals, without the integer in front; each is primitive with a positive leading integer. */
export function factorPolynomial(a: Polynomial): Factor[] {
  if (typeof a === 'bigint') return []
  const letter = a.letter
  const content = contentIn(a, letter)
  let rest = primitivePolynomial(dividePolynomials(a, content)!)
  const factors: Factor[] = factorPolynomial(content)
  // Yun: what is left after taking out the greatest common divisor with the derivative has each factor once.
  for (let times = 1; typeof rest !== 'bigint' && degreeIn(rest, letter) > 0; times += 1) {
    const repeated = gcdOfPolynomials(rest, derivativeIn(rest, letter))
    const simple = dividePolynomials(rest, repeated)!
    const again = gcdOfPolynomials(simple, repeated)
    const once = dividePolynomials(simple, again)!
    if (typeof once !== 'bigint') for (const polynomial of factorSimple(once)) factors.push({ polynomial, times })
    rest = repeated
  }
  return factors
}

/** Irreducible over the rationals; numbers are not. */
export function isIrreducible(a: Polynomial): boolean {
  if (typeof a === 'bigint') return false
  if (integerContent(a) !== 1n) return isIrreducible(primitivePolynomial(a))
  // Linear in its first letter: nothing but a common factor of the coefficients could be split off.
  if (degreeIn(a, a.letter) === 1) return contentIn(a, a.letter) === 1n
  const discriminant = discriminantOfQuadratic(a)
  if (discriminant !== undefined) return discriminant < 0n || exactRoot(discriminant, 2) === undefined
  const factors = factorPolynomial(a)
  return factors.length === 1 && factors[0]!.times === 1
}

/** b² − 4ac of ax² + bx + c with whole coefficients: by far the most common sum to be factored. */
function discriminantOfQuadratic(a: Exclude<Polynomial, bigint>): bigint | undefined {
  const [c, b, leading, ...higher] = a.coefficients
  if (typeof c !== 'bigint' || typeof b !== 'bigint' || typeof leading !== 'bigint' || higher.length > 0)
    return undefined
  return b * b - 4n * leading * c
}

/** Factors of a square-free primitive polynomial. */
function factorSimple(a: Polynomial): Polynomial[] {
  const letters = [...lettersIn(a)].sort((x, y) => x - y)
  if (letters.length === 1) return factorUnivariate(a as Exclude<Polynomial, bigint>)
  if (degreeIn(a, letters[0]!) === 1) return [a]
  if (isHomogeneous(a)) return factorHomogeneous(a, letters[letters.length - 1]!)
  return factorByKronecker(a, letters)
}

/** Whether all terms have the same degree, as those of x¹² − y¹² have. */
function isHomogeneous(a: Polynomial): boolean {
  const degrees = new Set<number>()
  const visit = (part: Polynomial, degree: number): void => {
    if (typeof part !== 'bigint') part.coefficients.forEach((coefficient, at) => visit(coefficient, degree + at))
    else if (part !== 0n) degrees.add(degree)
  }
  visit(a, 0)
  return degrees.size === 1
}

/** With 1 in place of one letter there is one letter less; the factors get theirs back by their degrees. */
function factorHomogeneous(a: Polynomial, letter: number): Polynomial[] {
  const image = substituteInPolynomial(a, letter, 1n)
  return factorPolynomial(image).map(({ polynomial }) => homogenised(polynomial, letter))
}

function homogenised(a: Polynomial, letter: number): Polynomial {
  const highest = (part: Polynomial): number =>
    typeof part === 'bigint' ? 0 : Math.max(...part.coefficients.map((c, at) => (c === 0n ? 0 : at + highest(c))))
  const filled = (part: Polynomial, missing: number): Polynomial =>
    typeof part === 'bigint'
      ? multiplyPolynomials(part, monomial(letter, missing))
      : part.coefficients
          .map((c, at) => multiplyPolynomials(monomial(part.letter, at), c === 0n ? 0n : filled(c, missing - at)))
          .reduce((p, q) => addPolynomials(p, q))
  return filled(a, highest(a))
}

/** The polynomial over the integers that a choice of factors modulo a power of a prime stands for. */
function lifted(
  chosen: readonly (readonly bigint[])[],
  { leading, modulus, letter }: { readonly leading: bigint; readonly modulus: bigint; readonly letter: number },
): Polynomial {
  let product: bigint[] = [leading]
  for (const factor of chosen) product = multiplyModulo(product, factor, modulus)
  return primitivePolynomial(
    polynomialOf(
      product.map((value) => symmetric(value, modulus)),
      letter,
    ),
  )
}

function factorUnivariate(a: Exclude<Polynomial, bigint>): Polynomial[] {
  const coefficients = a.coefficients.map((coefficient) => coefficient as bigint)
  if (coefficients.length === 2) return [a]
  if (coefficients.length > 60) throw new EvaluationFailure('OverBudget')
  const { factors, modulus } = factorModulo(coefficients)
  return combined(a, factors, (chosen, rest) => lifted(chosen, { leading: leadOf(rest), modulus, letter: a.letter }))
}

/**
 * The irreducible factors of a primitive polynomial, each found as a product of some of the parts into which its image falls:
 * `candidateOf` says which factor of `rest` a choice of parts would stand for. Small choices are tried first.
 */
function combined<T>(
  a: Polynomial,
  parts: readonly T[],
  candidateOf: (chosen: readonly T[], rest: Polynomial) => Polynomial,
): Polynomial[] {
  const found: Polynomial[] = []
  let [rest, open, tried] = [a, parts, 0]
  for (let size = 1; size * 2 <= open.length;) {
    let hit: { readonly subset: readonly number[]; readonly factor: Polynomial } | undefined
    for (const subset of subsets(open.length, size)) {
      tried += 1
      if (tried > MOST_COMBINATIONS) throw new EvaluationFailure('OverBudget')
      const factor = candidateOf(choose(open, subset), rest)
      if (typeof factor === 'bigint' || dividePolynomials(rest, factor) === undefined) continue
      hit = { subset, factor }
      break
    }
    if (hit === undefined) {
      size += 1
      continue
    }
    const { subset, factor } = hit
    found.push(factor)
    rest = primitivePolynomial(dividePolynomials(rest, factor)!)
    open = open.filter((_, at) => !subset.includes(at))
  }
  if (typeof rest !== 'bigint') found.push(rest)
  return found
}

const choose = <T>(items: readonly T[], subset: readonly number[]): readonly T[] => subset.map((at) => items[at]!)

const leadOf = (a: Polynomial): bigint =>
  typeof a === 'bigint' ? a : (a.coefficients[a.coefficients.length - 1] as bigint)

function multiplyModulo(a: readonly bigint[], b: readonly bigint[], modulus: bigint): bigint[] {
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0n)
  a.forEach((x, i) => b.forEach((y, j) => (result[i + j] = (result[i + j]! + x * y) % modulus)))
  return result
}

function symmetric(value: bigint, modulus: bigint): bigint {
  const rest = ((value % modulus) + modulus) % modulus
  return rest * 2n > modulus ? rest - modulus : rest
}

function polynomialOf(coefficients: readonly bigint[], letter: number): Polynomial {
  let length = coefficients.length
  while (length > 0 && coefficients[length - 1] === 0n) length -= 1
  if (length <= 1) return coefficients[0] ?? 0n
  return { letter, coefficients: coefficients.slice(0, length) }
}

/** All index sets of one size, in order. */
function subsets(count: number, size: number): number[][] {
  const found: number[][] = []
  const extend = (chosen: readonly number[], from: number): void => {
    if (chosen.length === size) {
      found.push([...chosen])
      return
    }
    for (let at = from; at < count && found.length <= MOST_COMBINATIONS; at += 1) extend([...chosen, at], at + 1)
  }
  extend([], 0)
  return found
}

/**
 * Kronecker's way with several letters: each becomes a power of the first, so far apart that nothing mixes; factors of the
 * univariate image are combined and translated back until one divides.
 */
function factorByKronecker(a: Polynomial, letters: readonly number[]): Polynomial[] {
  const degrees = letters.map((letter) => degreeIn(a, letter) + 1)
  const weights = degrees.map((_, at) => degrees.slice(0, at).reduce((product, degree) => product * degree, 1))
  if (weights[weights.length - 1]! * degrees[degrees.length - 1]! > 60) throw new EvaluationFailure('OverBudget')
  const target = letters[0]!
  let image = a
  letters.forEach((letter, at) => {
    if (at > 0) image = substituteInPolynomial(image, letter, monomial(target, weights[at]!))
  })
  const parts = factorPolynomial(image).flatMap((factor) =>
    Array.from({ length: factor.times }, () => factor.polynomial),
  )
  return combined(a, parts, (chosen) =>
    primitivePolynomial(translatedBack(chosen.reduce(multiplyPolynomials), letters, degrees)),
  )
}

function translatedBack(a: Polynomial, letters: readonly number[], degrees: readonly number[]): Polynomial {
  if (typeof a === 'bigint') return a
  let result: Polynomial = 0n
  a.coefficients.forEach((coefficient, power) => {
    if (coefficient === 0n) return
    let [left, term]: [number, Polynomial] = [power, coefficient]
    letters.forEach((letter, at) => {
      term = multiplyPolynomials(term, monomial(letter, left % degrees[at]!))
      left = Math.floor(left / degrees[at]!)
    })
    result = addPolynomials(result, term)
  })
  return result
}
