import type { MarkingRules } from '@isomorph/contract'
import type { Credit, CreditRule } from '@isomorph/problem'

/** The rules of one problem with their number. */
export interface NumberedRules extends MarkingRules {
  /** 0: as delivered. */
  readonly number: number
}

/** A problem of a run: the rules wanted, and the number of those that are in force. */
export interface StoredTarget {
  readonly itemKey: number
  readonly rules: MarkingRules
  readonly before: number
  /** The number that the rules were given; null before the run is applied. */
  readonly number: number | null
}

export const asDelivered: NumberedRules = {
  number: 0,
  problemRevisionId: null,
  points: null,
  creditRule: 'asMarked',
  questionRules: [],
}

/** Rules as they are stored: what is dropped counts 0. */
export function pointsOfRules({ points, creditRule }: MarkingRules): number | null {
  return creditRule === 'dropped' ? 0 : points
}

export function creditOf({ creditRule, questionRules }: MarkingRules): Credit {
  return {
    rule: creditRule,
    questions: Object.fromEntries(questionRules.map((each) => [each.questionKey, each.creditRule])),
  }
}

export function questionRulesOf(stored: Readonly<Record<string, CreditRule>>): MarkingRules['questionRules'] {
  return Object.entries(stored).map(([key, creditRule]) => ({ questionKey: Number(key), creditRule }))
}

/** Equal rules in an equal spelling. */
export function normalized({ questionRules, ...rules }: MarkingRules): MarkingRules {
  return {
    problemRevisionId: rules.problemRevisionId,
    points: rules.creditRule === 'dropped' ? null : rules.points,
    creditRule: rules.creditRule,
    questionRules: questionRules
      .filter(({ creditRule }) => creditRule !== 'asMarked')
      .toSorted((a, b) => a.questionKey - b.questionKey),
  }
}

export function areSameRules(one: MarkingRules, other: MarkingRules): boolean {
  return JSON.stringify(normalized(one)) === JSON.stringify(normalized(other))
}
