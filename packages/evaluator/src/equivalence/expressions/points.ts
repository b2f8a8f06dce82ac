import type { Rational } from '../../numbers/rational.ts'
import type { Expression } from '../../computing/expression.ts'
import { valuesOf } from '../../functions/computing/all.ts'
import { contains, partsOf } from '../../computing/expression.ts'
import { doubleOf, fraction, negateFraction, whole } from '../../computing/exact/fractions.ts'
import { noteLetters } from './letter-domains.ts'
import type { LetterDomain } from './letter-domains.ts'

/**
 * Sizes near which a value may change its course: |x − 50| is not 50 − x beyond 50. They are the numbers in the formulas,
 * and their products and quotients, because |x/7 − 20| turns at 140.
 */
export function thresholdsOf(expressions: readonly Expression[]): number[] {
  if (!expressions.some((expression) => contains(expression, hasCorner))) return []
  const numbers = new Set<number>()
  const visit = (a: Expression): void => {
    if (a.op === 'number') numbers.add(Math.abs(doubleOf(a.value)))
    for (const part of partsOf(a)) visit(part)
  }
  for (const expression of expressions) visit(expression)
  const single = [...numbers].filter((value) => value > 0 && value < 1e9).slice(0, 6)
  const pairs = single.flatMap((a, at) => single.slice(at + 1).flatMap((b) => [a * b, a / b, b / a, a + b]))
  return [...new Set([...single, ...pairs, 1000].filter((value) => value > 3))].slice(0, 16)
}

/** Keeps a value within what is known about its letter. */
function admitted(value: Rational, domain: LetterDomain): Rational {
  const rounded = domain.isInteger ? whole(value.numerator / value.denominator) : value
  const isWrongSign = rounded.numerator < 0n && (domain.isPositive || domain.isNotNegative)
  if (isWrongSign) return negateFraction(rounded)
  return rounded.numerator === 0n && domain.isPositive ? whole(1) : rounded
}

/**
 * Points for formulas with corners: on both sides of each threshold, and along each letter close together near zero and
 * wider apart further out, so that a short stretch where something is negative is met too.
 */
export function* cornerPoints(
  thresholds: readonly number[],
  domains: readonly LetterDomain[],
  isCornerLetter: readonly boolean[],
): Generator<Rational[]> {
  for (const [at, threshold] of thresholds.entries()) {
    for (const [letter, domain] of domains.entries()) {
      if (isCornerLetter[letter] !== true) continue
      for (const eighths of [-9n, -7n, 7n, 9n])
        yield moved(at, domains, letter, admitted(fraction(BigInt(Math.round(threshold * 8)) * eighths, 64n), domain))
    }
  }
  const rounds = domains.length === 1 ? 1 : 2
  for (let round = 0; round < rounds; round += 1) {
    for (const [letter, domain] of domains.entries()) {
      if (isCornerLetter[letter] !== true) continue
      for (const value of GRID) yield moved(round * 7, domains, letter, admitted(value, domain))
    }
  }
}

function moved(at: number, domains: readonly LetterDomain[], letter: number, value: Rational): Rational[] {
  const point = samplePoint(at, domains)
  point[letter] = value
  return point
}

const GRID: readonly Rational[] = gridValues()

function gridValues(): Rational[] {
  const values: Rational[] = []
  for (let sixteenths = -97; sixteenths <= 97; sixteenths += 2) values.push(fraction(BigInt(sixteenths), 16n))
  for (let size = 50; size < 16_000; size = Math.ceil(size * 1.25)) {
    values.push(fraction(BigInt(2 * size + 1), 16n), fraction(BigInt(-2 * size - 1), 16n))
  }
  return values
}

/** Bases of either sign and exponents of either parity, halves among them: (a²)^(1/2) is not a. */
const BASES = [-2n, -1n, -3n, 3n, -6n, 1n]
const EXPONENTS = [1n, 2n, 3n, -1n, 4n, -2n, 6n, -3n].map((numerator) => fraction(numerator, 1n))
const BROKEN = [fraction(1n, 2n), fraction(3n, 2n)]
const POWER_POINTS = 48

/** Letters in bases and in exponents of powers that have letters in both. */
export function powerLetters(expressions: readonly Expression[]): { bases: Set<string>; exponents: Set<string> } {
  const [bases, exponents] = [new Set<string>(), new Set<string>()]
  const visit = (a: Expression): void => {
    if (a.op === 'power' && contains(a.exponent, isLetter) && contains(a.base, isLetterOrNegative)) {
      noteLetters(a.base, (name) => bases.add(name))
      noteLetters(a.exponent, (name) => exponents.add(name))
    }
    for (const part of partsOf(a)) visit(part)
  }
  for (const expression of expressions) visit(expression)
  return { bases, exponents }
}

const isLetter = (a: Expression): boolean => a.op === 'letter'
const isLetterOrNegative = (a: Expression): boolean =>
  a.op === 'letter' || (a.op === 'number' && a.value.numerator < 0n)

/** Points for powers with letters as exponents: a negative base has a power where the exponent is whole. */
export function* powerPoints(
  expressions: readonly Expression[],
  names: readonly string[],
  domains: readonly LetterDomain[],
): Generator<Rational[]> {
  const { bases, exponents } = powerLetters(expressions)
  if (exponents.size === 0) return
  const isBroken = exponents.size > 1
  for (let at = 0; at < POWER_POINTS; at += 1) {
    const point = samplePoint(at, domains)
    let [base, exponent] = [0, 0]
    for (const [index, name] of names.entries()) {
      if (exponents.has(name)) {
        const choice = at + exponent * (3 + Math.floor(at / 8))
        // With two exponents one may be broken where their product is whole.
        const value = isBroken && (at + exponent) % 4 === 3 ? BROKEN[at % 2]! : EXPONENTS[choice % EXPONENTS.length]!
        point[index] = admitted(value, domains[index]!)
        exponent += 1
      } else if (bases.has(name)) {
        point[index] = admitted(
          fraction(BASES[(at + base * 5 + Math.floor(at / 6)) % BASES.length]!, 2n),
          domains[index]!,
        )
        base += 1
      }
    }
    yield point
  }
}

/** A root turns a corner where a square or a sum is under it; √a and √(ab) do not. */
const hasCorner = (a: Expression): boolean =>
  a.op === 'call' &&
  ((valuesOf(a)?.corners ?? 'none') !== 'none' ||
    ((a.name === 'sqrt' || a.name === 'root') &&
      contains(a.args[0]!, (part) => part.op === 'power' || part.op === 'sum')))

/** The letters on which corners depend. */
export function cornerLetters(expressions: readonly Expression[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (a: Expression): void => {
    if (hasCorner(a)) for (const part of partsOf(a)) noteLetters(part, (name) => found.add(name))
    else for (const part of partsOf(a)) visit(part)
  }
  for (const expression of expressions) visit(expression)
  return found
}

/** A small generator (mulberry32): the points are the same on every machine. */
function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const FAMILIES = 10

/** One value for a letter. Families of points take turns, so that whole numbers, halves, signs and sizes all occur. */
function valueIn(family: number, domain: LetterDomain, random: () => number): Rational {
  // Odd numbers over powers of two: exact in every arithmetic here, and nothing special.
  const between = (low: number, high: number, denominator: number): Rational =>
    fraction(
      BigInt(Math.floor(low * denominator + random() * ((high - low) * denominator + 1))) | 1n,
      BigInt(denominator),
    )
  const chosen = (): Rational => {
    if (domain.isInteger) return integerIn(family, random)
    switch (family) {
      case 0:
        return between(1, 4, 32)
      case 1:
        return between(-3, 3, 32)
      case 2:
        return between(-1, 1, 64)
      case 3:
        return whole(Math.floor(random() * 13) - 6)
      case 4:
        return between(-5, 5, 2)
      case 5:
        return between(0, 1, 64)
      case 6:
        return between(3, 25, 16)
      case 7:
        return between(-12, -1, 16)
      case 8:
        return between(0, 3, 64)
      default:
        return between(-44, 44, 8)
    }
  }
  return admitted(chosen(), domain)
}

function integerIn(family: number, random: () => number): Rational {
  const [low, high] = [
    [1, 6],
    [0, 9],
    [3, 12],
    [-6, 6],
    [-3, 3],
    [0, 3],
    [5, 20],
    [-12, -1],
    [0, 8],
    [10, 30],
  ][family]!
  return whole(low! + Math.floor(random() * (high! - low! + 1)))
}

/**
 * The point with the given number: a value for each letter. Letters take different families at the same point, so that
 * large and small, positive and negative values meet. Numbers in factorials differ widely, largest first, because n ≥ k
 * is what formulas with binomials are about.
 */
export function samplePoint(at: number, domains: readonly LetterDomain[]): Rational[] {
  const random = createRandom(0x5eed + at * 7919)
  const round = Math.floor(at / FAMILIES)
  return domains.map((domain, index) => {
    const isMixed = round % 2 === 1 || at % FAMILIES === 9
    const family = isMixed ? (at + index * (1 + (round % 7))) % FAMILIES : at % FAMILIES
    return valueIn(family, domain, random)
  })
}
