/** Functions of counts: binomial ones are exact, those of Poisson have 100 digits. */

import {
  add,
  compare,
  divide,
  integer,
  isInteger,
  multiply,
  rational,
  signOf,
  type Rational,
} from '@isomorph/evaluator'
import { exactValue, realFraction, roundedToPrecision, type Value } from '../value.ts'
import { computedBy } from './computed-by.ts'
import { ofNumbers, type DataFunction } from './data-function.ts'
import { issue, resultOf, type DataIssue } from './statistics.ts'
import { say } from '../../wording/said.ts'

const maximumTrials = 1000

/** A whole number from 0 to the most that is worked with. */
function countIn(value: Value | undefined): number | undefined {
  const count = value === undefined ? undefined : realFraction(value)
  const isCount =
    count !== undefined && isInteger(count) && signOf(count) >= 0 && compare(count, integer(maximumTrials)) <= 0
  return isCount ? Number(count.numerator) : undefined
}

/** The probability of each number of hits from one to another, as one fraction. */
function binomial(name: string, [n, p, k]: readonly Value[], isCumulative: boolean): Value | DataIssue {
  const [trials, hits] = [countIn(n), countIn(k)]
  if (trials === undefined || hits === undefined || n === undefined || p === undefined)
    return issue(say('needsTrials', { name, most: String(maximumTrials) }))
  const { numerator: hit, denominator } = realFraction(p)
  if (hit < 0n || hit > denominator) return issue(say('probabilityOutOfRange', { name }))
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
    return issue(say('needsMean', { name, most: String(maximumTrials) }))
  let [term, sum] = [integer(1), integer(0)]
  for (let index = 0; index <= count; index += 1) {
    if (index > 0) term = divide(multiply(term, realFraction(mean)), integer(index))
    if (isCumulative || index === count) sum = add(sum, term)
  }
  if (signOf(realFraction(mean)) === 0) return resultOf(sum, [mean])
  return poissonShare.value({ l: mean, s: mean.kind === 'exact' ? exactValue(sum) : roundedToPrecision(sum) })
}

/** Whether a share can be asked for, or why not. */
function issueOfShare(name: string, p: Value | undefined): DataIssue | undefined {
  const isShare = p !== undefined && signOf(realFraction(p)) > 0 && compare(realFraction(p), integer(1)) < 0
  return isShare ? undefined : issue(say('firstBetweenZeroAndOne', { name }))
}

/** The smallest number of hits that are at most reached with the probability p. */
function invbinom([p, n, chance]: readonly Value[]): Value | DataIssue {
  const refused = issueOfShare('invbinom', p)
  const trials = countIn(n)
  if (refused !== undefined || p === undefined || chance === undefined)
    return refused ?? issue(say('needsNumbers', { name: 'invbinom' }))
  if (trials === undefined) return issue(say('needsWholeTrials', { name: 'invbinom', most: String(maximumTrials) }))
  const { numerator: hit, denominator } = realFraction(chance)
  if (hit < 0n || hit > denominator) return issue(say('probabilityOutOfRange', { name: 'invbinom' }))
  const { numerator: share, denominator: whole } = realFraction(p)
  const aim = share * denominator ** BigInt(trials)
  let [choices, sum] = [1n, 0n]
  for (let count = 0; count <= trials; count += 1) {
    sum += choices * hit ** BigInt(count) * (denominator - hit) ** BigInt(trials - count)
    if (sum * whole >= aim) return exactValue(integer(count))
    choices = (choices * BigInt(trials - count)) / BigInt(count + 1)
  }
  return exactValue(integer(trials))
}

/** The smallest number of events that are at most reached with the probability p. */
function invpoisson([p, mean]: readonly Value[]): Value | DataIssue {
  const refused = issueOfShare('invpoisson', p)
  if (refused !== undefined || p === undefined || mean === undefined)
    return refused ?? issue(say('needsNumbers', { name: 'invpoisson' }))
  if (signOf(realFraction(mean)) < 0) return issue(say('meanNegative', { name: 'invpoisson' }))
  const aim = realFraction(shareOfPower.value({ l: mean, p }))
  let [term, sum] = [integer(1), integer(0)]
  for (let count = 0; count <= maximumTrials; count += 1) {
    if (count > 0) term = shortFraction(divide(multiply(term, realFraction(mean)), integer(count)))
    sum = add(sum, term)
    if (compare(sum, aim) >= 0) return exactValue(integer(count))
  }
  return issue(say('tooManyEvents', { name: 'invpoisson', most: String(maximumTrials) }))
}

/** Σ mean^k / k! reaches p·e^mean where the share is reached. */
const shareOfPower = computedBy('pe^l')

/** So that fractions stay short from term to term. */
const shortFraction = (value: Rational): Rational => rational((value.numerator << 400n) / value.denominator, 1n << 400n)

/** By name, as calculators call them. */
export const countDistributionFunctions: Readonly<Record<string, DataFunction>> = {
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
  invbinom: ofNumbers(
    'invbinom',
    'invbinom(p, n, q)',
    'The smallest number of hits whose binomcdf is at least p, in n trials with the probability q.',
    [0, 0, 0],
    3,
    invbinom,
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
  invpoisson: ofNumbers(
    'invpoisson',
    'invpoisson(p, m)',
    'The smallest number of events whose poissoncdf is at least p, where m are expected.',
    [0, 0],
    2,
    invpoisson,
  ),
}
