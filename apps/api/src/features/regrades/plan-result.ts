import { percentWithCredit } from '@isomorph/problem'
import type { CompiledRevision } from '../group-assessments/index.ts'
import {
  computedPoints,
  isPending,
  percentOfResponses,
  pointsInEffect,
  pointsOfPercent,
  resultOf,
  rulesFor,
  toFourPlaces,
  type CountedResult,
} from '../sitting/index.ts'
import type { InstanceState, ResponseState, StoredMarking } from './load-states.ts'
import { creditOf, pointsOfRules, type NumberedRules } from './rules.ts'

/** A marking in place of another. */
export interface MarkingChange {
  readonly response: ResponseState
  readonly marking: StoredMarking
}

/** A result as far as a regrade changes it. */
export interface ResultFigures {
  /** As they count. */
  readonly points: number
  /** Without what is set by hand. */
  readonly computedPoints: number
  readonly percent: number
  readonly countingAttempt: number | null
  readonly floorPoints: number | null
  /** What the problem adds to what can be earned. */
  readonly possible: number
}

/** What is written of a result. */
export interface ResultPlan {
  readonly attemptPercents: readonly { readonly number: number; readonly percent: number }[]
  readonly result: CountedResult
  readonly floorPoints: number | null
  readonly overridePoints: number | null
  readonly isKept: boolean
  readonly before: ResultFigures
  readonly after: ResultFigures
}

export interface PlanOptions {
  readonly neverLower: boolean
  /** Of the result that a regrade to be taken back has replaced; absent: worked out. */
  readonly formerFloor?: number | null | undefined
}

/** What everybody earns, whether they answered or not. */
function pointsForAll(revision: CompiledRevision, rules: NumberedRules, points: number): number {
  const blank = revision.compiled.content.questions.map((question) => ({
    questionKey: question.questionKey,
    points: question.points,
    percent: 0,
    isAnswered: false,
  }))
  return toFourPlaces((percentWithCredit(blank, creditOf(rules)) * points) / 100)
}

/** The attempts, with some markings replaced. */
function markAnew(
  state: InstanceState,
  revision: CompiledRevision,
  rules: NumberedRules,
  changes: readonly MarkingChange[],
) {
  const markingOf = new Map(changes.map(({ response, marking }) => [response, marking]))
  return state.attempts.map((attempt) => {
    const responses = attempt.responses.map((response) => ({ ...response, ...markingOf.get(response) }))
    const percent = percentOfResponses({ revision, credit: creditOf(rules) }, responses)
    const { number, daysLate, source, isSetAside } = attempt
    return { number, daysLate, source, isSetAside, percent, pending: responses.filter(isPending).length }
  })
}

function countingRulesOf(state: InstanceState) {
  const { attemptRule: countingAttempt, attemptPenaltyPercent, latePenaltyPercent } = state
  return rulesFor({ countingAttempt, attemptPenaltyPercent, latePenaltyPercent }, state)
}

/** A percent that is set by hand stays that share of what the problem counts. */
function overrideBy({ overridePoints, overridePercent }: InstanceState, points: number): number | null {
  return overridePercent === null ? overridePoints : pointsOfPercent(overridePercent, points)
}

function standingBefore(state: InstanceState, possible: number): ResultPlan['before'] {
  const { earnedPoints, floorPoints, percent, countingAttempt } = state
  return {
    points: pointsInEffect({ ...state, points: earnedPoints }),
    computedPoints: computedPoints({ points: earnedPoints, floorPoints }),
    percent,
    countingAttempt,
    floorPoints,
    possible,
  }
}

/**
 * Works a result out anew from its attempts, with some markings replaced, by other rules. “Never lower” compares shares of what
 * the problem counts, so that other points and dropped problems have their effect.
 */
export function planResult(
  state: InstanceState,
  revision: CompiledRevision,
  rules: NumberedRules,
  changes: readonly MarkingChange[],
  { neverLower, formerFloor }: PlanOptions,
): ResultPlan {
  const points = pointsOfRules(rules) ?? state.deliveredPoints
  const attempts = markAnew(state, revision, rules, changes)
  const counted = attempts.filter(({ isSetAside }) => !isSetAside)
  const result = resultOf(counted, points, countingRulesOf(state))
  const former = computedPoints({ points: state.earnedPoints, floorPoints: state.floorPoints })
  const forAll = pointsForAll(revision, rules, points)
  const kept = neverLower && state.points > 0 ? toFourPlaces((former / state.points) * points) : 0
  const isKept = state.isActive && kept > Math.max(result.points, forAll)
  const worked = isKept ? kept : forAll > 0 ? forAll : null
  const floorPoints = state.isActive ? (formerFloor === undefined ? worked : formerFloor) : null
  const { isBonus, isActive } = state
  const overridePoints = overrideBy(state, points)
  const possibleOf = (each: number) => (isActive && !isBonus ? each : 0)
  return {
    attemptPercents: attempts
      .filter(({ percent }, index) => percent !== state.attempts[index]?.percent)
      .map(({ number, percent }) => ({ number, percent })),
    result,
    floorPoints,
    overridePoints,
    isKept,
    before: standingBefore(state, possibleOf(state.points)),
    after: {
      points: pointsInEffect({ overridePoints, floorPoints, points: result.points }),
      computedPoints: computedPoints({ floorPoints, points: result.points }),
      percent: result.percent,
      countingAttempt: result.countingAttempt,
      floorPoints,
      possible: possibleOf(points),
    },
  }
}
