/** How the points of one attempt came about, in one line for people. */

import { compare, ONE, roundToPlaces, toFixed } from '@isomorph/evaluator'
import type { Decimalish } from './exact-number.ts'
import { pointsForDisplay, pointsOfAttempt, remaining, type AttemptCredit, type Penalties } from './scoring.ts'

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1]
  return `${number}${ending ?? 'th'}`
}

/**
 * The factors behind the points of an attempt; nothing where no penalty took anything off.
 *
 * ```ts
 * pointsAccount(12, { number: 2, percent: 66.67, lateDays: 2 }, { perExtraAttempt: 15, perLateDay: 10 })
 * // '12 × 66.67 % × 0.85 (2nd attempt) × 0.80 (2 days late) = 5.44'
 * ```
 */
export function pointsAccount(
  points: Decimalish,
  attempt: AttemptCredit,
  penalties: Penalties = {},
): string | undefined {
  const { number, percent, lateDays } = attempt
  const factors = [
    { left: remaining(penalties.perExtraAttempt, Math.max(0, number - 1)), why: `${ordinal(number)} attempt` },
    {
      left: remaining(penalties.perLateDay, Math.max(0, lateDays)),
      why: `${lateDays} ${lateDays === 1 ? 'day' : 'days'} late`,
    },
  ].filter(({ left }) => compare(left, ONE) < 0)
  if (factors.length === 0) return undefined
  const taken = factors.map(
    ({ left, why }) => ` × ${toFixed(roundToPlaces(left, 4), 4).replace(/0{1,2}$/, '')} (${why})`,
  )
  const earned = pointsForDisplay(pointsOfAttempt(points, attempt, penalties))
  return `${pointsForDisplay(points)} × ${pointsForDisplay(percent)} %${taken.join('')} = ${earned}`
}
