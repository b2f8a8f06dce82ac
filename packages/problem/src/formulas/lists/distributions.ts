/** Distribution functions: exact for binomial ones, to 100 digits for normal ones and those of Poisson. */

import {
  add,
  compare,
  divide,
  integer,
  isInteger,
  multiply,
  rational,
  signOf,
  subtract,
  toNumber,
  type Rational,
} from '@isomorph/evaluator'
import { withoutZeros, type Digits } from '../digits.ts'
import { exactValue, isReal, realFraction, roundedToPrecision, type Value } from '../value.ts'
import { computedBy } from './computed-by.ts'
import type { DataFunction } from './data-function.ts'
import { numberIn, type VariableValue } from './list-value.ts'
import { issue, resultOf, type DataIssue } from './statistics.ts'

/** The numbers among the arguments, and those that may be left out as they come. */
function numbersOf(args: readonly VariableValue[], usual: readonly number[]): readonly Value[] | undefined {
  const given = args.flatMap((arg) => numberIn(arg) ?? [])
  if (given.length !== args.length || !given.every(isReal)) return undefined
  const missing = usual.slice(usual.length - Math.max(0, usual.length - given.length))
  return [...given, ...missing.map((number) => exactValue(integer(number)))]
}

function ofNumbers(
  name: string,
  example: string,
  meaning: string,
  usual: readonly number[],
  required: number,
  compute: (numbers: readonly Value[]) => Value | DataIssue,
): DataFunction {
  return {
    takes: usual.map(() => 'number'),
    required,
    gives: 'number',
    example,
    meaning,
    compute: (args) => {
      const numbers = numbersOf(args, usual)
      return numbers === undefined ? issue(`${name} needs real numbers.`) : compute(numbers)
    },
  }
}

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

function shortened({ digits, exponent }: Digits): Digits {
  const size = (digits < 0n ? -digits : digits).toString().length
  if (size <= stableDigits) return { digits, exponent }
  const unit = 10n ** BigInt(size - stableDigits)
  const half = digits < 0n ? -unit / 2n : unit / 2n
  return withoutZeros({ digits: (digits + half) / unit, exponent: exponent + size - stableDigits })
}

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

/** The z ≤ 0 below which the share p ≤ 1/2 lies. What doubles begin, Newton's steps bring to 100 digits. */
function lowerQuantile(p: Rational): Value {
  const share = toNumber(p)
  const isInTail = share < leastInDoubles
  const start = isInTail ? startInTail(share) : startByHalving(share)
  let z: Value = exactValue(rational(BigInt(Math.round(start * 2 ** 40)), 1n << 40n))
  for (let step = 0; step < (isInTail ? 9 : 4); step += 1) z = newtonStep.value({ z, p: exactValue(p) })
  return z.kind === 'high' ? { ...z, re: shortened(z.re) } : z
}

const half = rational(1n, 2n)

function invnorm([p, mean, deviation]: readonly Value[]): Value | DataIssue {
  if (p === undefined || mean === undefined || deviation === undefined) return issue('invnorm needs a probability.')
  const share = realFraction(p)
  if (compare(share, rational(1n, 10n ** 300n)) < 0 || compare(share, integer(1)) >= 0)
    return issue('The first argument of invnorm is a number between 0 and 1.')
  if (signOf(realFraction(deviation)) <= 0) return issue('The standard deviation of invnorm must be greater than 0.')
  const isUpper = compare(share, half) > 0
  const isMiddle = compare(share, half) === 0
  const lower = isMiddle ? exactValue(integer(0)) : lowerQuantile(isUpper ? subtract(integer(1), share) : share)
  return scaledBack.value({ m: mean, s: deviation, z: isUpper ? opposite.value({ z: lower }) : lower })
}

const scaledBack = computedBy('m+sz')
const opposite = computedBy('-z')

function normalcdf([a, b, mean, deviation]: readonly Value[]): Value | DataIssue {
  if (a === undefined || b === undefined || mean === undefined || deviation === undefined)
    return issue('normalcdf needs a lower and an upper bound.')
  if (signOf(realFraction(deviation)) <= 0) return issue('The standard deviation of normalcdf must be greater than 0.')
  if (compare(realFraction(a), realFraction(b)) > 0)
    return issue('The lower bound of normalcdf lies above the upper one.')
  return normalBetween(standardised(a, mean, deviation), standardised(b, mean, deviation))
}

const mostTrials = 1000

/** A whole number from 0 to the most that is worked with. */
function countIn(value: Value | undefined): number | undefined {
  const count = value === undefined ? undefined : realFraction(value)
  const isCount =
    count !== undefined && isInteger(count) && signOf(count) >= 0 && compare(count, integer(mostTrials)) <= 0
  return isCount ? Number(count.numerator) : undefined
}

/** The probability of each number of hits from one to another, as one fraction. */
function binomial(name: string, [n, p, k]: readonly Value[], isCumulative: boolean): Value | DataIssue {
  const [trials, hits] = [countIn(n), countIn(k)]
  if (trials === undefined || hits === undefined || n === undefined || p === undefined)
    return issue(`${name} needs whole numbers from 0 to ${mostTrials} of trials and hits.`)
  const { numerator: hit, denominator } = realFraction(p)
  if (hit < 0n || hit > denominator) return issue(`The probability of ${name} is a number from 0 to 1.`)
  const [from, to] = [isCumulative ? 0 : hits, Math.min(hits, trials)]
  let [choices, sum] = [1n, 0n]
  for (let count = 0; count <= to; count += 1) {
    if (count >= from) sum += choices * hit ** BigInt(count) * (denominator - hit) ** BigInt(trials - count)
    choices = (choices * BigInt(trials - count)) / BigInt(count + 1)
  }
  return resultOf(rational(sum, denominator ** BigInt(trials)), [p])
}

const poissonShare = computedBy('e^{-l}s')

function poisson(name: string, [mean, k]: readonly Value[], isCumulative: boolean): Value | DataIssue {
  const count = countIn(k)
  if (mean === undefined || count === undefined || signOf(realFraction(mean)) < 0)
    return issue(`${name} needs a mean that is not negative and a whole number from 0 to ${mostTrials}.`)
  let [term, sum] = [integer(1), integer(0)]
  for (let index = 0; index <= count; index += 1) {
    if (index > 0) term = divide(multiply(term, realFraction(mean)), integer(index))
    if (isCumulative || index === count) sum = add(sum, term)
  }
  if (signOf(realFraction(mean)) === 0) return resultOf(sum, [mean])
  return poissonShare.value({ l: mean, s: mean.kind === 'exact' ? exactValue(sum) : roundedToPrecision(sum) })
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
  invnorm: ofNumbers(
    'invnorm',
    'invnorm(p, m, s)',
    'The value below which the share p of a normal distribution lies, to 90 digits; without m and s, mean 0 and standard deviation 1.',
    [0, 0, 1],
    1,
    invnorm,
  ),
  binompdf: ofNumbers(
    'binompdf',
    'binompdf(n, p, k)',
    'The probability of exactly k hits in n trials, each with the probability p.',
    [0, 0, 0],
    3,
    (numbers) => binomial('binompdf', numbers, false),
  ),
  binomcdf: ofNumbers(
    'binomcdf',
    'binomcdf(n, p, k)',
    'The probability of at most k hits in n trials, each with the probability p.',
    [0, 0, 0],
    3,
    (numbers) => binomial('binomcdf', numbers, true),
  ),
  poissonpdf: ofNumbers(
    'poissonpdf',
    'poissonpdf(m, k)',
    'The probability of exactly k events where m are expected.',
    [0, 0],
    2,
    (numbers) => poisson('poissonpdf', numbers, false),
  ),
  poissoncdf: ofNumbers(
    'poissoncdf',
    'poissoncdf(m, k)',
    'The probability of at most k events where m are expected.',
    [0, 0],
    2,
    (numbers) => poisson('poissoncdf', numbers, true),
  ),
}
