/** The functions of the t, χ² and F distributions, as authors call them. */

import { compare, integer, rational, signOf, subtract, type Rational } from '@isomorph/evaluator'
import { exactValue, realFraction, type Value } from '../value.ts'
import { ofNumbers, type DataFunction } from './data-function.ts'
import { issue, type DataIssue } from './statistics.ts'
import {
  chiSquaredDensity,
  chiSquaredShares,
  degreesIn,
  fisherDensity,
  fisherShares,
  maximumDegrees,
  positiveQuantile,
  shareValue,
  studentDensity,
  studentShares,
  type Shares,
} from './test-distributions.ts'
import { say } from '../../wording/said.ts'

/** A distribution for given degrees of freedom. */
interface Distribution {
  readonly isPositive: boolean
  readonly shares: (x: Rational) => Shares
  readonly density: (x: Rational) => Value
}

/** A kind of distribution, by its degrees of freedom. */
interface Family {
  readonly word: string
  readonly named: string
  readonly degrees: 1 | 2
  readonly of: (degrees: readonly number[]) => Distribution
}

const student: Family = {
  word: 't',
  named: 't distribution',
  degrees: 1,
  of: ([n = 1]) => ({ isPositive: false, shares: (t) => studentShares(n, t), density: (t) => studentDensity(n, t) }),
}

const chiSquared: Family = {
  word: 'chi2',
  named: 'χ² distribution',
  degrees: 1,
  of: ([n = 1]) => ({
    isPositive: true,
    shares: (x) => chiSquaredShares(n, x),
    density: (x) => chiSquaredDensity(n, x),
  }),
}

const fisher: Family = {
  word: 'f',
  named: 'F distribution',
  degrees: 2,
  of: ([m = 1, n = 1]) => ({
    isPositive: true,
    shares: (f) => fisherShares(m, n, f),
    density: (f) => fisherDensity(m, n, f),
  }),
}

const zero = integer(0)
const half = rational(1n, 2n)

/** Calls with the distribution that the last arguments choose, or says that they choose none. */
function withDegrees(
  name: string,
  family: Family,
  values: readonly Value[],
  compute: (distribution: Distribution) => Value | DataIssue,
): Value | DataIssue {
  const degrees = values.map(degreesIn)
  const whole = degrees.flatMap((each) => each ?? [])
  if (whole.length < family.degrees) return issue(say('degreesOutOfRange', { name, most: String(maximumDegrees) }))
  return compute(family.of(whole))
}

/** The share between two bounds, from the end of the tail in which they lie. */
function between({ shares }: Distribution, from: Rational, to: Rational): Value {
  const [low, high] = [shares(from), shares(to)]
  return shareValue(low.below > low.above ? low.above - high.above : high.below - low.below)
}

function cumulative(name: string, family: Family, [a, b, ...degrees]: readonly Value[]): Value | DataIssue {
  if (a === undefined || b === undefined) return issue(say('needsBounds', { name }))
  const [from, to] = [realFraction(a), realFraction(b)]
  if (compare(from, to) > 0) return issue(say('boundsTurned', { name }))
  return withDegrees(name, family, degrees, (distribution) => between(distribution, from, to))
}

function density(name: string, family: Family, [x, ...degrees]: readonly Value[]): Value | DataIssue {
  if (x === undefined) return issue(say('needsNumber', { name }))
  return withDegrees(name, family, degrees, (distribution) => {
    const at = realFraction(x)
    if (!distribution.isPositive || signOf(at) > 0) return distribution.density(at)
    return signOf(at) < 0 ? exactValue(zero) : issue(say('densityAtZero', { name }))
  })
}

const negated = (value: Value): Value =>
  value.kind === 'exact'
    ? exactValue(subtract(zero, value.value))
    : { ...value, re: { ...value.re, digits: -value.re.digits } }

function quantileOf(distribution: Distribution, p: Rational): Value | undefined {
  if (distribution.isPositive) return positiveQuantile(distribution, p)
  const side = compare(p, half)
  if (side === 0) return exactValue(zero)
  if (side > 0) return positiveQuantile(distribution, p)
  const opposite = positiveQuantile(distribution, subtract(integer(1), p))
  return opposite && negated(opposite)
}

/** Quantiles that were worked out: many variants ask for the same few. */
const known = new Map<string, Value | undefined>()
const maximumKnown = 500

function inverse(name: string, family: Family, [p, ...degrees]: readonly Value[]): Value | DataIssue {
  if (p === undefined) return issue(say('needsProbability', { name }))
  const share = realFraction(p)
  if (signOf(share) <= 0 || compare(share, integer(1)) >= 0) return issue(say('firstBetweenZeroAndOne', { name }))
  return withDegrees(name, family, degrees, (distribution) => {
    const key = [name, share.numerator, share.denominator, ...degrees.map((each) => realFraction(each).numerator)].join(
      ' ',
    )
    if (known.size >= maximumKnown) known.clear()
    if (!known.has(key)) known.set(key, quantileOf(distribution, share))
    return known.get(key) ?? issue(say('quantileOutOfReach', { name }))
  })
}

/** Density, cumulative and inverse function of one kind of distribution. */
function functionsOf(family: Family): Readonly<Record<string, DataFunction>> {
  const { word, named } = family
  const letters = family.degrees === 1 ? 'n' : 'm, n'
  const degrees = family.degrees === 1 ? 'n degrees of freedom' : 'm degrees of freedom above and n below'
  const usual = Array.from({ length: family.degrees }, () => 0)
  const [pdf, cdf, inv] = [`${word}pdf`, `${word}cdf`, `inv${word}`]
  return {
    [pdf]: ofNumbers(
      pdf,
      `${pdf}(x, ${letters})`,
      `The density at x of the ${named} with ${degrees}.`,
      [0, ...usual],
      1 + family.degrees,
      (numbers) => density(pdf, family, numbers),
    ),
    [cdf]: ofNumbers(
      cdf,
      `${cdf}(a, b, ${letters})`,
      `The probability from a to b of the ${named} with ${degrees}. A bound such as 10^9 stands for infinity.`,
      [0, 0, ...usual],
      2 + family.degrees,
      (numbers) => cumulative(cdf, family, numbers),
    ),
    [inv]: ofNumbers(
      inv,
      `${inv}(p, ${letters})`,
      `The value below which the share p of the ${named} with ${degrees} lies, to 50 digits.`,
      [0, ...usual],
      1 + family.degrees,
      (numbers) => inverse(inv, family, numbers),
    ),
  }
}

/** By name: tpdf, tcdf, invt and the same for chi2 and f. */
export const testDistributionFunctions: Readonly<Record<string, DataFunction>> = {
  ...functionsOf(student),
  ...functionsOf(chiSquared),
  ...functionsOf(fisher),
}
