import { pointsMaximum, type MarkingRules, type RegradableItem, type RegradeTarget } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'
import { typedNumber } from '../../numbers/typed-number.ts'

type CreditRule = MarkingRules['creditRule']

/** The rules of a problem as they are being chosen. */
export interface RulesDraft {
  /** The id of a version, or '' for the one that each learner was given. */
  readonly revision: string
  readonly creditRule: CreditRule
  readonly points: string
  readonly questions: Readonly<Record<number, CreditRule>>
}

export const creditNames: Readonly<Record<CreditRule, PlainKey>> = {
  asMarked: 'regrades.credit.asMarked',
  fullCredit: 'regrades.credit.fullCredit',
  fullCreditIfAnswered: 'regrades.credit.fullCreditIfAnswered',
  dropped: 'regrades.credit.dropped',
}

export function draftOf({ rules, points }: RegradableItem): RulesDraft {
  return {
    revision: rules.problemRevisionId === null ? '' : String(rules.problemRevisionId),
    creditRule: rules.creditRule,
    points: String(rules.points ?? points),
    questions: Object.fromEntries(rules.questionRules.map(({ questionKey, creditRule }) => [questionKey, creditRule])),
  }
}

/** Marks one problem by its newest version, where another one marks it now. */
export function byNewestVersion(items: readonly RegradableItem[], itemKey: number): Record<number, RulesDraft> {
  const item = items.find((each) => each.itemKey === itemKey)
  const newest = item?.revisions.toSorted((a, b) => b.number - a.number)[0]
  if (!item || !newest || newest.number === item.deliveredRevisionNumber) return {}
  return { [itemKey]: { ...draftOf(item), revision: String(newest.id) } }
}

/** The number that was typed; undefined where it is none. */
export function pointsOf({ points }: RulesDraft): number | undefined {
  const value = typedNumber(points)
  return value !== null && value >= 0 && value <= pointsMaximum ? value : undefined
}

function rulesOf(item: RegradableItem, draft: RulesDraft): MarkingRules {
  const points = pointsOf(draft) ?? item.points
  return {
    problemRevisionId: draft.revision === '' ? null : Number(draft.revision),
    points: draft.creditRule === 'dropped' || points === item.points ? null : points,
    creditRule: draft.creditRule,
    questionRules: Object.entries(draft.questions)
      .filter(([, creditRule]) => creditRule !== 'asMarked')
      .map(([key, creditRule]) => ({ questionKey: Number(key), creditRule })),
  }
}

/** The problems whose rules are other ones than those in force. */
export function targetsOf(
  items: readonly RegradableItem[],
  drafts: Readonly<Record<number, RulesDraft>>,
): RegradeTarget[] {
  return items.flatMap((item) => {
    const draft = drafts[item.itemKey]
    if (draft === undefined) return []
    const rules = rulesOf(item, draft)
    const isSame = JSON.stringify(rules) === JSON.stringify(rulesOf(item, draftOf(item)))
    return isSame ? [] : [{ itemKey: item.itemKey, rules }]
  })
}
