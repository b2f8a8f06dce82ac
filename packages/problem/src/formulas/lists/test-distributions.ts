/**
 * The distributions of Student, Fisher and χ². Sums of positive terms in whole numbers, so that every JavaScript engine
 * gives the same digits; what stands before the sums is worked out to 100 digits.
 */

import {
  compare,
  divide,
  integer,
  isInteger,
  multiply,
  powerOfTen,
  rational,
  signOf,
  type Rational,
} from '@isomorph/evaluator'
import { shortenedTo } from '../digits.ts'
import { exactValue, realFraction, roundedToPrecision, type Value } from '../value.ts'
import { computedBy } from './computed-by.ts'

/** Whole degrees of freedom. */
export const maximumDegrees = 1000

/** Sums and shares are whole multiples of 2^−`bits`; fractions would be cancelled at each step. */
const sumBits = 400n
const shareBits = 700n
const oneOfSum = 1n << sumBits
const whole = 1n << shareBits

/** A share below and the share above, as multiples of 2^−700. The smaller one is no difference: it has all its digits. */
export interface Shares {
  readonly below: bigint
  readonly above: bigint
}

const nothing: Shares = { below: 0n, above: whole }
const everything: Shares = { below: whole, above: 0n }

const shareFraction = (share: bigint): Rational => ({ numerator: share, denominator: whole })

/** A share as a value of 100 digits. */
export const shareValue = (share: bigint): Value =>
  share === 0n || share === whole ? exactValue(integer(share === 0n ? 0 : 1)) : roundedToPrecision(shareFraction(share))

/** A head of 100 digits times a sum. */
function product(head: Value, sum: bigint): bigint {
  if (head.kind === 'high' && head.re.exponent < 0)
    return ((head.re.digits * sum) << (shareBits - sumBits)) / powerOfTen(-head.re.exponent)
  const { numerator, denominator } = realFraction(head)
  return ((numerator * sum) << (shareBits - sumBits)) / denominator
}

/** A fraction between 0 and 1 and its complement. It need not be in lowest terms. */
interface Parted {
  readonly part: bigint
  readonly rest: bigint
}

const partOf = (numerator: bigint, denominator: bigint): bigint => (numerator << sumBits) / denominator
const valueOfPart = (numerator: bigint, denominator: bigint): Value => roundedToPrecision({ numerator, denominator })

/** Γ(n/2), divided by √π where n is odd. */
function gammaOfHalf(n: number): Rational {
  let [product, above] = [1n, 1n]
  for (let k = n - 2; k > 0; k -= 2) {
    product *= BigInt(k)
    above *= 2n
  }
  return rational(product, above)
}

const betaFactors = new Map<string, Value>()

const overPi = computedBy('\\frac{r}{\\pi}')

/** 1 / B(m/2, n/2). Γ of an odd half has √π: two of them above make π, one above and one below cancel. */
function inverseBeta(m: number, n: number): Value {
  const key = `${m} ${n}`
  const known = betaFactors.get(key)
  if (known !== undefined) return known
  const ratio = divide(gammaOfHalf(m + n), multiply(gammaOfHalf(m), gammaOfHalf(n)))
  const factor = m % 2 === 1 && n % 2 === 1 ? overPi.value({ r: exactValue(ratio) }) : roundedToPrecision(ratio)
  if (betaFactors.size > 200) betaFactors.clear()
  betaFactors.set(key, factor)
  return factor
}

const betaHead = computedBy('\\frac{x^ay^bf}{a}')
const halfOf = (n: number): Value => exactValue(rational(BigInt(n), 2n))

/** Σ (a+b)…(a+b+k−1) / ((a+1)…(a+k)) x^k for a = m/2 and b = n/2. */
function betaSum(m: number, n: number, factor: bigint): bigint {
  let [term, sum] = [oneOfSum, oneOfSum]
  for (let k = 0; term > 0n; k += 1) {
    term = ((term * BigInt(m + n + 2 * k) * factor) >> sumBits) / BigInt(m + 2 + 2 * k)
    sum += term
  }
  return sum
}

/** The regularised incomplete beta function at x ≤ 1/2. */
function betaBelow(m: number, n: number, { part, rest }: Parted): bigint {
  if (part === 0n) return 0n
  const head = betaHead.value({
    x: valueOfPart(part, part + rest),
    y: valueOfPart(rest, part + rest),
    a: halfOf(m),
    b: halfOf(n),
    f: inverseBeta(m, n),
  })
  return product(head, betaSum(m, n, partOf(part, part + rest)))
}

/** Shares of the beta distribution with m/2 and n/2. */
function betaShares(m: number, n: number, { part, rest }: Parted): Shares {
  if (part <= rest) {
    const below = betaBelow(m, n, { part, rest })
    return { below, above: whole - below }
  }
  const above = betaBelow(n, m, { part: rest, rest: part })
  return { below: whole - above, above }
}

/** Shares of Fisher's F distribution. */
export function fisherShares(m: number, n: number, { numerator, denominator }: Rational): Shares {
  if (numerator <= 0n) return nothing
  return betaShares(m, n, { part: BigInt(m) * numerator, rest: BigInt(n) * denominator })
}

/** Shares of Student's t distribution. */
export function studentShares(n: number, { numerator, denominator }: Rational): Shares {
  const parted = { part: BigInt(n) * denominator * denominator, rest: numerator * numerator }
  const tail = betaShares(n, 1, parted).below >> 1n
  return numerator < 0n ? { below: tail, above: whole - tail } : { below: whole - tail, above: tail }
}

const gammaHead = computedBy('\\frac{x^ae^{-x}}{ag}')
const timesRootPi = computedBy('g\\sqrt{\\pi}')

/** Beyond it nothing is left to 100 digits. */
const isFurthest = (n: number, { numerator, denominator }: Rational): boolean =>
  numerator > BigInt(4 * n + 2000) * denominator

/** Γ(n/2). */
function gammaValue(n: number): Value {
  const exact = exactValue(gammaOfHalf(n))
  return n % 2 === 1 ? timesRootPi.value({ g: exact }) : exact
}

const decay = computedBy('e^{-x}')
const decayOfRoot = computedBy('e^{-x}\\sqrt{\\frac{x}{\\pi}}')
const tailOfRoot = computedBy('\\operatorname{erfc}\\left(\\sqrt{x}\\right)')

/** The share above for x = χ²/2: finite sums, for even n Σ x^k/k! e^−x (Abramowitz and Stegun 26.4.4 and 26.4.5). */
function chiSquaredAbove(n: number, { numerator, denominator }: Rational): bigint {
  const x = valueOfPart(numerator, 2n * denominator)
  const factor = partOf(numerator, denominator)
  const isEven = n % 2 === 0
  let [term, sum] = [isEven ? oneOfSum : 2n * oneOfSum, 0n]
  for (let k = isEven ? 2 : 3; k <= n; k += 2) {
    sum += term
    term = ((term * factor) >> sumBits) / BigInt(k)
  }
  if (isEven) return product(decay.value({ x }), sum)
  return product(tailOfRoot.value({ x }), oneOfSum) + product(decayOfRoot.value({ x }), sum)
}

/** Shares of the χ² distribution: P(n/2, χ²/2) as a power series where it is the smaller share. */
export function chiSquaredShares(n: number, square: Rational): Shares {
  const { numerator, denominator } = square
  if (numerator <= 0n) return nothing
  if (isFurthest(n, square)) return everything
  if (numerator > BigInt(n) * denominator) {
    const above = chiSquaredAbove(n, square)
    return { below: whole - above, above }
  }
  const factor = partOf(numerator, denominator)
  let [term, sum] = [oneOfSum, oneOfSum]
  for (let k = 1; term > 0n; k += 1) {
    term = ((term * factor) >> sumBits) / BigInt(n + 2 * k)
    sum += term
  }
  const head = gammaHead.value({ x: valueOfPart(numerator, 2n * denominator), a: halfOf(n), g: gammaValue(n) })
  const below = product(head, sum)
  return { below, above: whole - below }
}

const studentDensityOf = computedBy('\\left(1+\\frac{t^2}{n}\\right)^{-\\frac{n+1}{2}}\\frac{f}{\\sqrt{n}}')

export function studentDensity(n: number, t: Rational): Value {
  return studentDensityOf.value({ t: roundedToPrecision(t), n: exactValue(integer(n)), f: inverseBeta(n, 1) })
}

const fisherDensityOf = computedBy('\\frac{x^ay^bf}{z}')

/** The density of F at f > 0. */
export function fisherDensity(m: number, n: number, f: Rational): Value {
  const [part, rest] = [BigInt(m) * f.numerator, BigInt(n) * f.denominator]
  return fisherDensityOf.value({
    x: valueOfPart(part, part + rest),
    y: valueOfPart(rest, part + rest),
    a: halfOf(m),
    b: halfOf(n),
    f: inverseBeta(m, n),
    z: roundedToPrecision(f),
  })
}

const chiDensityOf = computedBy('\\frac{x^ae^{-x}}{2xg}')

/** The density of χ² at a square > 0. */
export function chiSquaredDensity(n: number, square: Rational): Value {
  if (isFurthest(n, square)) return exactValue(integer(0))
  const x = valueOfPart(square.numerator, 2n * square.denominator)
  return chiDensityOf.value({ x, a: halfOf(n), g: gammaValue(n) })
}

/** What Newton's steps need of a distribution. */
interface Distribution {
  readonly shares: (x: Rational) => Shares
  readonly density: (x: Rational) => Value
}

/** Digits that do not depend on where Newton's steps began. */
const stableDigits = 50

function rounded(value: Rational): Value {
  const precise = roundedToPrecision(value)
  return precise.kind === 'high' ? { ...precise, re: shortenedTo(precise.re, stableDigits) } : precise
}

/** Within so many doublings of 1 a quantile is looked for. */
const maximumDoublings = 120
/** How often the room between two powers of two is halved before Newton's steps begin. */
const halvings = 6
const maximumSteps = 12
/** Quantiles are worked out in whole multiples of 2^−400. */
const quantileBits = 400n

const fractionOfQuantile = (x: bigint): Rational => ({ numerator: x, denominator: 1n << quantileBits })

/**
 * The x > 0 below which the share p lies. Doubling and halving bring a start, from which Newton's steps double the digits.
 * `undefined` where it is larger or smaller than anybody needs.
 */
export function positiveQuantile({ shares, density }: Distribution, p: Rational): Value | undefined {
  const isUpper = p.numerator * 2n > p.denominator
  const aim = ((isUpper ? p.denominator - p.numerator : p.numerator) << shareBits) / p.denominator
  /** What is missing up to the share that is looked for. */
  const missingAt = (x: bigint): bigint => {
    const { below, above } = shares(fractionOfQuantile(x))
    return isUpper ? above - aim : aim - below
  }
  let low = 1n << quantileBits
  const goesUp = missingAt(low) > 0n
  for (let doublings = 0; missingAt(goesUp ? low * 2n : low) > 0n === goesUp; doublings += 1) {
    if (doublings > maximumDoublings) return undefined
    low = goesUp ? low * 2n : low / 2n
  }
  let [x, width] = [low, low]
  for (let step = 0; step < halvings; step += 1) {
    width /= 2n
    if (missingAt(x + width) > 0n) x += width
  }
  for (let step = 0; step < maximumSteps; step += 1) {
    const slope = realFraction(density(fractionOfQuantile(x)))
    const change = (missingAt(x) * slope.denominator) / (slope.numerator << (shareBits - quantileBits))
    x += change
    if ((change < 0n ? -change : change) << 90n < x) break
  }
  return rounded(fractionOfQuantile(x))
}

/** A whole number of degrees of freedom. */
export function degreesIn(value: Value | undefined): number | undefined {
  const count = value === undefined ? undefined : realFraction(value)
  const isCount =
    count !== undefined && isInteger(count) && signOf(count) > 0 && compare(count, integer(maximumDegrees)) <= 0
  return isCount ? Number(count.numerator) : undefined
}
