/** What staff decide about a problem after it was answered: full credit, no credit at all, other points. */

import { percentOfProblem } from './scoring.ts'
import type { Decimalish } from './exact-number.ts'

/**
 * `fullCredit` gives everything to everybody, `fullCreditIfAnswered` to whoever answered; what is `dropped` counts for
 * nobody.
 */
export type CreditRule = 'asMarked' | 'fullCredit' | 'fullCreditIfAnswered' | 'dropped'

/** The rules for one problem and for single questions of it, which come first. */
export interface Credit {
  readonly rule: CreditRule
  readonly questions: Readonly<Record<number, CreditRule>>
}

/** Nothing was decided: what the marking says counts. */
export const creditAsMarked: Credit = { rule: 'asMarked', questions: {} }

/** One question of an attempt, as it was marked. */
export interface CreditedQuestion {
  readonly questionKey: number
  readonly points: Decimalish
  /** `undefined`: nothing yet. */
  readonly percent: Decimalish | undefined
  readonly isAnswered: boolean
}

/** The rule for one question. */
export function creditRuleOf({ rule, questions }: Credit, questionKey: number): CreditRule {
  if (rule !== 'asMarked') return rule
  return Object.hasOwn(questions, questionKey) ? (questions[questionKey] ?? 'asMarked') : 'asMarked'
}

/** What an answer counts by the rules, in place of what it was marked; undefined: what it was marked. */
export function creditGiven(
  credit: Credit,
  { questionKey, isAnswered }: Pick<CreditedQuestion, 'questionKey' | 'isAnswered'>,
): 'full' | 'dropped' | undefined {
  const rule = creditRuleOf(credit, questionKey)
  if (rule === 'dropped') return 'dropped'
  return rule === 'fullCredit' || (rule === 'fullCreditIfAnswered' && isAnswered) ? 'full' : undefined
}

/**
 * The percent of a problem once the rules are followed.
 *
 * ```ts
 * const missed = { questionKey: 1, points: 1, percent: 0, isAnswered: true }
 * percentWithCredit([missed], { rule: 'fullCreditIfAnswered', questions: {} }) // 100
 * ```
 */
export function percentWithCredit(questions: readonly CreditedQuestion[], credit: Credit): number {
  const counted = questions.flatMap(({ questionKey, points, percent, isAnswered }) => {
    const given = creditGiven(credit, { questionKey, isAnswered })
    return given === 'dropped' ? [] : [{ points, percent: given === 'full' ? 100 : percent }]
  })
  return percentOfProblem(counted)
}
