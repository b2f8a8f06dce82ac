import {
  lateDays,
  pointsAccount,
  pointsFactors,
  pointsOfAttempt,
  type AttemptCredit,
  type AttemptRule,
  type Penalties,
  type PointsFactors,
} from '@isomorph/problem'

/** How a group assessment turns attempts into points. */
export interface CountingRules {
  readonly countingAttempt: AttemptRule
  readonly attemptPenaltyPercent: number
  readonly latePenaltyPercent: number
}

/** What staff set by hand of a result. */
export interface SetOfResult {
  /** In place of what was earned; null: what was earned counts. */
  readonly overridePoints: number | null
  readonly waivesLatePenalty: boolean
  readonly waivesAttemptPenalty: boolean
  /** What it is worth at least, by a regrade: full credit, or points that were not lowered; null: nothing. */
  readonly floorPoints: number | null
}

/** What a percent that is set by hand is worth: it bears no penalty. */
export function pointsOfPercent(percent: number, possible: number): number {
  return toFourPlaces(pointsOfAttempt(possible, { number: 1, percent, lateDays: 0 }))
}

/** Whether a penalty is waived. */
type Waivers = Pick<SetOfResult, 'waivesLatePenalty' | 'waivesAttemptPenalty'>

/** The rules for one result: a penalty that was waived takes nothing off. */
export function rulesFor<Rules extends PenaltyRules>(
  rules: Rules,
  { waivesLatePenalty, waivesAttemptPenalty }: Waivers,
): Rules {
  if (!waivesLatePenalty && !waivesAttemptPenalty) return rules
  return {
    ...rules,
    latePenaltyPercent: waivesLatePenalty ? 0 : rules.latePenaltyPercent,
    attemptPenaltyPercent: waivesAttemptPenalty ? 0 : rules.attemptPenaltyPercent,
  }
}

/** The points that count without what was set by hand: earned, or what the result is worth at least. */
export function computedPoints({ floorPoints, points }: Pick<SetOfResult, 'floorPoints'> & { points: number }): number {
  return floorPoints === null ? points : Math.max(points, floorPoints)
}

/** The points that count: set by hand, or else computed. Points set by hand bear no penalty. */
export function pointsInEffect(
  result: Pick<SetOfResult, 'overridePoints' | 'floorPoints'> & { readonly points: number },
): number {
  return result.overridePoints ?? computedPoints(result)
}

/** The rules at a problem, which may have a penalty of its own. */
export function rulesAt(
  { attemptPenaltyPercent }: { readonly attemptPenaltyPercent: number | null },
  rules: CountingRules,
): CountingRules {
  return attemptPenaltyPercent === null ? rules : { ...rules, attemptPenaltyPercent }
}

/** One marked attempt, with what its points depend on. */
export interface MarkedAttempt {
  readonly number: number
  /** Already rounded to the four places that are stored. */
  readonly percent: number
  readonly daysLate: number
  /** Responses that wait for a person or for the evaluator. */
  readonly pending: number
  readonly source: 'learner' | 'deadline' | 'staff'
}

/** Where a problem instance stands: the summary that is stored beside the attempts. */
export interface CountedResult {
  readonly attemptsUsed: number
  readonly countingAttempt: number | null
  readonly percent: number
  readonly points: number
  readonly pending: number
}

export const untouchedResult: CountedResult = {
  attemptsUsed: 0,
  countingAttempt: null,
  percent: 0,
  points: 0,
  pending: 0,
}

/** Rounds to the four decimals of the columns for percent and points, so that what is stored gives the same again. */
export function toFourPlaces(value: number | string): number {
  const number = Number(value)
  // Most are whole, and going through text takes a microsecond.
  return Number.isInteger(number) ? number : Number(number.toFixed(4))
}

type Credited = Pick<MarkedAttempt, 'percent' | 'daysLate'>
type PenaltyRules = Omit<CountingRules, 'countingAttempt'>

/** What the deadline submitted is no attempt that the learner chose, and what is set aside is none that counts. */
export function countChosen(attempts: readonly { readonly source: string; readonly isSetAside?: boolean }[]): number {
  return attempts.filter(({ source, isSetAside }) => source !== 'deadline' && !isSetAside).length
}

/** `chosenBefore`: after how many attempts of the learner's choice it came; they are what a penalty is for. */
function creditOf(
  { percent, daysLate }: Credited,
  chosenBefore: number,
  rules: PenaltyRules,
): [AttemptCredit, Penalties] {
  const penalties = { perExtraAttempt: rules.attemptPenaltyPercent, perLateDay: rules.latePenaltyPercent }
  return [{ number: chosenBefore + 1, percent, lateDays: daysLate }, penalties]
}

type AttemptInOrder = Credited & Pick<MarkedAttempt, 'number' | 'source'> & { readonly isSetAside?: boolean }

/** How the points of the attempt that counts came about; null where no penalty took anything off. */
export function factorsOf(
  attempts: readonly AttemptInOrder[],
  countingAttempt: number | null,
  itemPoints: number,
  rules: PenaltyRules,
): PointsFactors | null {
  const counting = attempts.find(({ number }) => number === countingAttempt)
  if (!counting) return null
  const chosenBefore = countChosen(attempts.filter(({ number }) => number < counting.number))
  return pointsFactors(itemPoints, ...creditOf(counting, chosenBefore, rules)) ?? null
}

/** Both ways in which pages say it: as data, and in English for programs. */
export function viewFactors(factors: PointsFactors | null): {
  readonly pointsFactors: PointsFactors | null
  readonly pointsAccount: string | null
} {
  return { pointsFactors: factors, pointsAccount: factors && pointsAccount(factors) }
}

function counts(former: CountedResult, attempt: MarkedAttempt, points: number, rule: AttemptRule): boolean {
  if (former.countingAttempt === null) return true
  switch (rule) {
    case 'first':
      return false
    case 'best':
      return points > former.points
    case 'last':
      // A half-typed draft that the deadline submitted never lowers what was earned.
      return attempt.source !== 'deadline' || points >= former.points
  }
}

function pendingAfter(former: CountedResult, attempt: MarkedAttempt, rule: AttemptRule): number {
  if (former.countingAttempt === null) return attempt.pending
  if (rule === 'first') return former.pending
  return rule === 'last' && attempt.source !== 'deadline' ? attempt.pending : former.pending + attempt.pending
}

/** The result once one more attempt is marked, which comes after so many of the learner's choice. */
export function resultAfter(
  former: CountedResult,
  attempt: MarkedAttempt,
  chosenBefore: number,
  itemPoints: number,
  rules: CountingRules,
): CountedResult {
  const points = toFourPlaces(pointsOfAttempt(itemPoints, ...creditOf(attempt, chosenBefore, rules)))
  const isCounting = counts(former, attempt, points, rules.countingAttempt)
  return {
    attemptsUsed: former.attemptsUsed + 1,
    countingAttempt: isCounting ? attempt.number : former.countingAttempt,
    percent: isCounting ? attempt.percent : former.percent,
    points: isCounting ? points : former.points,
    pending: pendingAfter(former, attempt, rules.countingAttempt),
  }
}

/** The result worked out anew from all attempts, in the order of their numbers. */
export function resultOf(attempts: readonly MarkedAttempt[], itemPoints: number, rules: CountingRules): CountedResult {
  return attempts.reduce(
    (result, attempt, index) => resultAfter(result, attempt, countChosen(attempts.slice(0, index)), itemPoints, rules),
    untouchedResult,
  )
}

/** Within grace an answer is on time to the last second; what was received later is late by started days. */
export function latenessOf(
  receivedAt: Date,
  schedule: { readonly dueAt: Date | null; readonly deadline: Date | null },
): { readonly withinGrace: boolean; readonly daysLate: number } {
  const { dueAt, deadline } = schedule
  const withinGrace = deadline !== null && receivedAt.getTime() > deadline.getTime()
  return { withinGrace, daysLate: lateDays(withinGrace ? deadline : receivedAt, dueAt) }
}
