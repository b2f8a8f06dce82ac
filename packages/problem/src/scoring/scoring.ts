/** How percents become points. Pure and exact; rounding to two places is left to the screens and the CSV. */

import {
  add,
  compare,
  divide,
  integer,
  isZero,
  multiply,
  ONE,
  roundToPlaces,
  subtract,
  toFixed,
  toNumber,
  ZERO,
  type Rational,
} from '@isomorph/evaluator'
import { exactly, hundred, toStored, type Decimalish } from './exact-number.ts'

/** One question's share of an attempt: its weight within the problem and what the answer earned. */
export interface QuestionCredit {
  readonly points: Decimalish
  /** `undefined` while a person has to decide: it earns nothing yet. */
  readonly percent: Decimalish | undefined
}

function atLeastZero(value: Rational): Rational {
  return compare(value, ZERO) < 0 ? ZERO : value
}

/**
 * The percent of a problem from its questions, whose points are weights. Without any weight every question counts
 * alike; without any question the percent is 0.
 */
export function percentOfProblem(questions: readonly QuestionCredit[]): number {
  const weights = questions.map(({ points }) => atLeastZero(exactly(points)))
  const total = weights.reduce(add, ZERO)
  if (questions.length === 0) return 0
  const earned = questions.reduce((sum, { percent }, index) => {
    const weight = isZero(total) ? ONE : (weights[index] ?? ZERO)
    return add(sum, multiply(weight, exactly(percent ?? 0)))
  }, ZERO)
  return toNumber(divide(earned, isZero(total) ? integer(questions.length) : total))
}

/** What a group assessment takes off. All are percents; absent ones take nothing. */
export interface Penalties {
  readonly perExtraAttempt?: Decimalish
  readonly perLateDay?: Decimalish
}

/** One attempt with what its points depend on. */
export interface AttemptCredit {
  /** Counts from 1. */
  readonly number: number
  readonly percent: Decimalish
  /** Started periods of 24 hours after the learner's due date; see `lateDays`. */
  readonly lateDays: number
}

/** The share that a penalty taken several times leaves, never below 0. */
export function remaining(penalty: Decimalish | undefined, times: number): Rational {
  return atLeastZero(subtract(ONE, divide(multiply(exactly(penalty ?? 0), integer(times)), hundred)))
}

function exactPoints(points: Decimalish, attempt: AttemptCredit, penalties: Penalties): Rational {
  const fraction = divide(exactly(attempt.percent), hundred)
  const afterAttempts = remaining(penalties.perExtraAttempt, Math.max(0, attempt.number - 1))
  const afterLateness = remaining(penalties.perLateDay, Math.max(0, attempt.lateDays))
  return atLeastZero(multiply(multiply(exactly(points), fraction), multiply(afterAttempts, afterLateness)))
}

/**
 * Points of a problem for one attempt: points × fraction × (1 − penalty × (attempt − 1)) × (1 − late penalty × days),
 * never below 0, as a decimal.
 *
 * ```ts
 * pointsOfAttempt(4, { number: 2, percent: 50, lateDays: 1 }, { perExtraAttempt: 10, perLateDay: 20 }) // '1.44'
 * ```
 */
export function pointsOfAttempt(points: Decimalish, attempt: AttemptCredit, penalties: Penalties = {}): string {
  return toStored(exactPoints(points, attempt, penalties))
}

const dayInMs = 86_400_000

/** Started periods of 24 hours between the due date and the arrival; 0 on time or without a due date. */
export function lateDays(receivedAt: Date, dueAt: Date | null | undefined): number {
  if (dueAt === null || dueAt === undefined) return 0
  return Math.max(0, Math.ceil((receivedAt.getTime() - dueAt.getTime()) / dayInMs))
}

/** Which attempt counts. */
export type AttemptRule = 'best' | 'last' | 'first'

/**
 * The attempt that counts, or nothing without attempts. `best` goes by points after penalties; of equal ones the
 * earliest counts.
 */
export function countingAttempt<A extends AttemptCredit>(
  attempts: readonly A[],
  rule: AttemptRule,
  points: Decimalish = 1,
  penalties: Penalties = {},
): A | undefined {
  const inOrder = [...attempts].sort((a, b) => a.number - b.number)
  if (rule === 'first') return inOrder[0]
  if (rule === 'last') return inOrder.at(-1)
  let best: { readonly attempt: A; readonly points: Rational } | undefined
  for (const attempt of inOrder) {
    const earned = exactPoints(points, attempt, penalties)
    if (best === undefined || compare(earned, best.points) > 0) best = { attempt, points: earned }
  }
  return best?.attempt
}

/** Points as people see them: two places, rounded half away from zero, without needless zeros. */
export function pointsForDisplay(points: Decimalish): string {
  const rounded = toFixed(roundToPlaces(exactly(points), 2), 2)
  return rounded.replace(/\.?0+$/, '')
}
