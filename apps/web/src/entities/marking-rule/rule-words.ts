import { t, type PlainKey } from '@isomorph/messages'
import type { MarkingRule } from '@isomorph/problem'

/** Rules of marking, what people decide, and what waits for the evaluator: one without words does not compile. */
const ruleKeys: Readonly<Record<MarkingRule | 'byPerson' | 'waits', PlainKey>> = {
  blank: 'marking-rules.blank',
  unreadable: 'marking-rules.unreadable',
  ambiguous: 'marking-rules.ambiguous',
  exactValue: 'marking-rules.exactValue',
  withinTolerance: 'marking-rules.withinTolerance',
  outsideTolerance: 'marking-rules.outsideTolerance',
  missingUnit: 'marking-rules.missingUnit',
  otherUnit: 'marking-rules.otherUnit',
  otherPrecision: 'marking-rules.otherPrecision',
  equivalent: 'marking-rules.equivalent',
  notEquivalent: 'marking-rules.notEquivalent',
  sameForm: 'marking-rules.sameForm',
  wrongForm: 'marking-rules.wrongForm',
  undecided: 'marking-rules.undecided',
  facets: 'marking-rules.facets',
  followThrough: 'marking-rules.followThrough',
  listItems: 'marking-rules.listItems',
  choice: 'marking-rules.choice',
  choices: 'marking-rules.choices',
  acceptedText: 'marking-rules.acceptedText',
  otherText: 'marking-rules.otherText',
  manual: 'marking-rules.manual',
  authoringError: 'marking-rules.authoringError',
  byPerson: 'marking-rules.byPerson',
  waits: 'marking-rules.waits',
}

const keysByCode: Readonly<Record<string, PlainKey>> = ruleKeys

/** Why an answer was marked as it was; a rule of a newer server in the words of that server. */
export function ruleInWords({ ruleCode, rule }: { readonly ruleCode: string; readonly rule: string }): string {
  const key = Object.hasOwn(keysByCode, ruleCode) ? keysByCode[ruleCode] : undefined
  return key === undefined ? rule : t(key)
}

/** The same of a marking that the page made by itself. */
export function nameOfRule(rule: MarkingRule): string {
  return t(ruleKeys[rule])
}
