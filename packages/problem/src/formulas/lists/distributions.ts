/** Functions of the normal distribution, to 100 digits. */

import {
  compare,
  divide,
  integer,
  multiply,
  rational,
  signOf,
  subtract,
  toNumber,
  type Rational,
} from '@isomorph/evaluator'
import { shortenedTo } from '../digits.ts'
import { exactValue, realFraction, type Value } from '../value.ts'
import { computedBy } from './computed-by.ts'
import { countDistributionFunctions } from './count-distributions.ts'
import { ofNumbers, type DataFunction } from './data-function.ts'
import { issue, type DataIssue } from './statistics.ts'
import { say } from '../../wording/said.ts'

const between = computedBy(
  '\\frac{\\operatorname{erf}\\left(\\frac{b}{\\sqrt2}\\right)-\\operatorname{erf}\\left(\\frac{a}{\\sqrt2}\\right)}{2}',
)
const inTail = computedBy(
  '\\frac{\\operatorname{erfc}\\left(\\frac{a}{\\sqrt2}\\right)-\\operatorname{erfc}\\left(\\frac{b}{\\sqrt2}\\right)}{2}',
)

/** So far out nothing is left to 100 digits; further bounds stand for infinity. */
const furthest = integer(1000)

/** How many standard deviations a value lies above the mean. */
function standardised(value: Value, mean: Value, deviation: Value): Rational {
  const z = divide(subtract(realFraction(value), realFraction(mean)), realFraction(deviation))
  if (compare(z, furthest) > 0) return furthest
  const opposite = subtract(integer(0), furthest)
  return compare(z, opposite) < 0 ? opposite : z
}

const negative = (value: Rational): Rational => subtract(integer(0), value)

/** The probability between two standardised bounds; in a tail from its end, so that no digits are lost. */
function normalBetween(a: Rational, b: Rational): Value {
  if (compare(a, b) === 0) return exactValue(integer(0))
  if (signOf(a) >= 0) return inTail.value({ a: exactValue(a), b: exactValue(b) })
  if (signOf(b) <= 0) return inTail.value({ a: exactValue(negative(b)), b: exactValue(negative(a)) })
  return between.value({ a: exactValue(a), b: exactValue(b) })
}

const below = computedBy('\\frac{1}{2}\\operatorname{erfc}\\left(-\\frac{z}{\\sqrt2}\\right)')
const newtonStep = computedBy(
  'z-\\left(\\frac{1}{2}\\operatorname{erfc}\\left(-\\frac{z}{\\sqrt2}\\right)-p\\right)\\sqrt{2\\pi}e^{\\frac{z^2}{2}}',
)

/** Digits that do not depend on where Newton's steps began. */
const stableDigits = 90

/** Smaller shares are too close to each other in doubles to begin with them. */
const leastInDoubles = 1e-8

/** Near the z below which a small share lies: share ≈ density(z) / |z|. */
function startInTail(share: number): number {
  let distance = Math.sqrt(-2 * Math.log(share))
  for (let round = 0; round < 3; round += 1)
    distance = Math.sqrt(-2 * (Math.log(share) + Math.log(distance * Math.sqrt(2 * Math.PI))))
  return -distance
}

function startByHalving(share: number): number {
  let [low, high] = [-10, 0]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    if (below.double({ z: middle }) < share) low = middle
    else high = middle
  }
  return high
}

/** Shares that were looked for: many variants ask for the same few. */
const knownQuantiles = new Map<string, Value>()
const maximumKnown = 500

function lowerQuantile(p: Rational): Value {
  const key = `${p.numerator}/${p.denominator}`
  const known = knownQuantiles.get(key)
  if (known !== undefined) return known
  const found = findLowerQuantile(p)
  if (knownQuantiles.size >= maximumKnown) knownQuantiles.clear()
  knownQuantiles.set(key, found)
  return found
}

/** The z ≤ 0 below which the share p ≤ 1/2 lies. What doubles begin, Newton's steps bring to 100 digits. */
function findLowerQuantile(p: Rational): Value {
  const share = toNumber(p)
  const isInTail = share < leastInDoubles
  const start = isInTail ? startInTail(share) : startByHalving(share)
  let z: Value = exactValue(rational(BigInt(Math.round(start * 2 ** 40)), 1n << 40n))
  for (let step = 0; step < (isInTail ? 9 : 4); step += 1) z = newtonStep.value({ z, p: exactValue(p) })
  return z.kind === 'high' ? { ...z, re: shortenedTo(z.re, stableDigits) } : z
}

const half = rational(1n, 2n)

/** Smaller shares are 0 in doubles. */
const leastShare = rational(1n, 10n ** 300n)

function invnorm([p, mean, deviation]: readonly Value[]): Value | DataIssue {
  if (p === undefined || mean === undefined || deviation === undefined)
    return issue(say('needsProbability', { name: 'invnorm' }))
  const share = realFraction(p)
  const isUpper = compare(share, half) > 0
  const tail = isUpper ? subtract(integer(1), share) : share
  if (compare(tail, leastShare) < 0) return issue(say('firstBetweenZeroAndOne', { name: 'invnorm' }))
  if (signOf(realFraction(deviation)) <= 0) return issue(say('spreadNotPositive', { name: 'invnorm' }))
  const lower = compare(tail, half) === 0 ? exactValue(integer(0)) : lowerQuantile(tail)
  return scaledBack.value({ m: mean, s: deviation, z: isUpper ? opposite.value({ z: lower }) : lower })
}

const scaledBack = computedBy('m+sz')
const opposite = computedBy('-z')

function normalcdf([a, b, mean, deviation]: readonly Value[]): Value | DataIssue {
  if (a === undefined || b === undefined || mean === undefined || deviation === undefined)
    return issue(say('needsBounds', { name: 'normalcdf' }))
  if (signOf(realFraction(deviation)) <= 0) return issue(say('spreadNotPositive', { name: 'normalcdf' }))
  if (compare(realFraction(a), realFraction(b)) > 0) return issue(say('boundsTurned', { name: 'normalcdf' }))
  return normalBetween(standardised(a, mean, deviation), standardised(b, mean, deviation))
}

const densityOf = computedBy('\\frac{e^{-\\frac{(x-m)^2}{2s^2}}}{s\\sqrt{2\\pi}}')

function normalpdf([x, mean, deviation]: readonly Value[]): Value | DataIssue {
  if (x === undefined || mean === undefined || deviation === undefined)
    return issue(say('needsNumber', { name: 'normalpdf' }))
  if (signOf(realFraction(deviation)) <= 0) return issue(say('spreadNotPositive', { name: 'normalpdf' }))
  const z = standardised(x, mean, deviation)
  if (compare(multiply(z, z), multiply(furthest, furthest)) >= 0) return exactValue(integer(0))
  return densityOf.value({ x, m: mean, s: deviation })
}

/** By name, as calculators call them. */
export const distributionFunctions: Readonly<Record<string, DataFunction>> = {
  normalcdf: ofNumbers(
    'normalcdf',
    'normalcdf(a, b, m, s)',
    'The probability from a to b of a normal distribution with mean m and standard deviation s; without these, 0 and 1. A bound such as 10^9 stands for infinity.',
    [0, 0, 0, 1],
    2,
    normalcdf,
  ),
  normalpdf: ofNumbers(
    'normalpdf',
    'normalpdf(x, m, s)',
    'The density at x of a normal distribution with mean m and standard deviation s; without these, 0 and 1.',
    [0, 0, 1],
    1,
    normalpdf,
  ),
  invnorm: ofNumbers(
    'invnorm',
    'invnorm(p, m, s)',
    'The value below which the share p of a normal distribution lies, to 90 digits; without m and s, mean 0 and standard deviation 1.',
    [0, 0, 1],
    1,
    invnorm,
  ),
  ...countDistributionFunctions,
}
