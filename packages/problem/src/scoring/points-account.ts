/** How the points of one attempt came about: what penalties took off, as data, and in one line of English for programs. */

import { compare, ONE, roundToPlaces, toFixed } from '@isomorph/evaluator'
import type { Decimalish } from './exact-number.ts'
import { pointsForDisplay, pointsOfAttempt, remaining, type AttemptCredit, type Penalties } from './scoring.ts'

/** A penalty that took something off. */
interface PointsFactor {
  readonly kind: 'attempt' | 'late'
  /** Which attempt it was, or how many days late. */
  readonly count: number
  /** The share that it left, to four places: 0.85. */
  readonly left: number
}

/** Points to two places, as they are shown. */
export interface PointsFactors {
  readonly points: number
  readonly percent: number
  readonly factors: readonly PointsFactor[]
  readonly earned: number
}

const shownPoints = (points: Decimalish): number => Number(pointsForDisplay(points))

/**
 * The factors behind the points of an attempt; nothing where no penalty took anything off.
 *
 * ```ts
 * pointsFactors(12, { number: 2, percent: 66.6667, lateDays: 0 }, { perExtraAttempt: 15 })
 * // { points: 12, percent: 66.67, factors: [{ kind: 'attempt', count: 2, left: 0.85 }], earned: 6.8 }
 * ```
 */
export function pointsFactors(
  points: Decimalish,
  attempt: AttemptCredit,
  penalties: Penalties = {},
): PointsFactors | undefined {
  const { number, percent, lateDays } = attempt
  const taken = [
    { kind: 'attempt', count: number, share: remaining(penalties.perExtraAttempt, Math.max(0, number - 1)) },
    { kind: 'late', count: lateDays, share: remaining(penalties.perLateDay, Math.max(0, lateDays)) },
  ] as const
  const factors = taken
    .filter(({ share }) => compare(share, ONE) < 0)
    .map(({ kind, count, share }) => ({ kind, count, left: Number(toFixed(roundToPlaces(share, 4), 4)) }))
  if (factors.length === 0) return undefined
  const earned = shownPoints(pointsOfAttempt(points, attempt, penalties))
  return { points: shownPoints(points), percent: shownPoints(percent), factors, earned }
}

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1]
  return `${number}${ending ?? 'th'}`
}

function reasonOf({ kind, count }: PointsFactor): string {
  return kind === 'attempt' ? `${ordinal(count)} attempt` : `${count} ${count === 1 ? 'day' : 'days'} late`
}

/**
 * The same in one line of English.
 *
 * ```ts
 * pointsAccount(factors) // '12 × 66.67 % × 0.85 (2nd attempt) × 0.80 (2 days late) = 5.44'
 * ```
 */
export function pointsAccount({ points, percent, factors, earned }: PointsFactors): string {
  const taken = factors.map((factor) => {
    const left = factor.left.toFixed(4).replace(/0{1,2}$/, '')
    return ` × ${left} (${reasonOf(factor)})`
  })
  return `${points} × ${percent} %${taken.join('')} = ${earned}`
}
