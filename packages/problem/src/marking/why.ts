/** Why an answer is not, or not wholly, right: what its learner may be told. */

import type { FacetName, FacetOutcome, Marking, MarkingRule } from './marking.ts'

/** What was found about an answer. The texts belong to the screens. */
export const whyCodes = [
  'blank',
  'unitMissing',
  'otherUnit',
  'otherQuantity',
  'tooFewDigits',
  'tooManyDigits',
  'otherDigits',
  'otherNumberForm',
  'otherForm',
  'otherValue',
  'otherSign',
  'powerOfTen',
  'notEqual',
  'otherBrackets',
  'listItems',
  'otherChoice',
  'someChoices',
  'otherText',
  'followThrough',
  'partOfThePoints',
] as const
export type WhyCode = (typeof whyCodes)[number]

/** A marking as it was made or stored. */
export interface DecidedMarking {
  readonly verdict: string
  /** Of a `MarkingRule`, or another where a person decided. */
  readonly rule: string
  readonly facets?: readonly Pick<FacetOutcome, 'facet' | 'isMet'>[] | undefined
  readonly evidence?: Marking['evidence'] | undefined
}

/** What may be told beside the verdict. */
export interface ToldToLearner {
  /** Whether the correct answers are released: only then may the explanation lead to one. */
  readonly areAnswersReleased: boolean
}

/** A value as evidence has it: a decimal or a fraction of whole numbers. */
function numberOf(spelled: string | number | boolean | undefined): number {
  const [numerator, denominator = '1'] = String(spelled ?? '').split('/')
  return Number(numerator || 'none') / Number(denominator)
}

const agreement = 0.005

function isAbout(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= agreement * Math.abs(expected)
}

/** A slip that turns the key into what was typed. The key follows from it. */
function slipOf({ typed, key, unit }: Marking['evidence']): 'otherSign' | 'powerOfTen' | undefined {
  if (unit !== undefined && unit !== 'same') return undefined
  const ratio = numberOf(typed) / numberOf(key)
  if (!Number.isFinite(ratio) || ratio === 0) return undefined
  if (isAbout(ratio, -1)) return 'otherSign'
  const exponent = Math.round(Math.log10(Math.abs(ratio)))
  return exponent !== 0 && isAbout(ratio, 10 ** exponent) ? 'powerOfTen' : undefined
}

const unitCodes: Readonly<Record<string, WhyCode>> = { missing: 'unitMissing', different: 'otherQuantity' }
const digitCodes: Readonly<Record<string, WhyCode>> = { few: 'tooFewDigits', many: 'tooManyDigits' }

/** Where the unit is missed, nothing is known of a value that was not compared in it. */
function isValueKnown({ rule, evidence = {} }: DecidedMarking): boolean {
  return rule !== 'missingUnit' && evidence['unit'] !== 'different'
}

function codesOfFacets(marking: DecidedMarking, { areAnswersReleased }: ToldToLearner): readonly WhyCode[] {
  const { facets = [], evidence = {} } = marking
  const stateOf = (name: FacetName) => facets.find(({ facet }) => facet === name)?.isMet
  const codes: WhyCode[] = []
  if (stateOf('unit') === false) codes.push(unitCodes[String(evidence['unit'])] ?? 'otherUnit')
  if (stateOf('value') === false) {
    if (isValueKnown(marking)) codes.push((areAnswersReleased ? slipOf(evidence) : undefined) ?? 'otherValue')
    return codes
  }
  if (stateOf('precision') === false) codes.push(digitCodes[String(evidence['digits'])] ?? 'otherDigits')
  if (stateOf('form') === false) codes.push(evidence['decidedBy'] === undefined ? 'otherNumberForm' : 'otherForm')
  return codes
}

const codeOfRule: Readonly<Partial<Record<MarkingRule, WhyCode>>> = {
  blank: 'blank',
  outsideTolerance: 'otherValue',
  missingUnit: 'unitMissing',
  otherUnit: 'otherUnit',
  otherPrecision: 'otherDigits',
  wrongForm: 'otherForm',
  listItems: 'listItems',
  choice: 'otherChoice',
  otherText: 'otherText',
  followThrough: 'followThrough',
}

function codeFor({ verdict, rule, evidence = {} }: DecidedMarking, { areAnswersReleased }: ToldToLearner): WhyCode {
  if (areAnswersReleased && rule === 'outsideTolerance') return slipOf(evidence) ?? 'otherValue'
  if (areAnswersReleased && evidence['decidedBy'] === 'other brackets') return 'otherBrackets'
  if (rule === 'choices') return verdict === 'partial' ? 'someChoices' : 'otherChoice'
  // Who meets an answer of the author's that is worth less than everything has not missed a facet.
  return codeOfRule[rule as MarkingRule] ?? (verdict === 'partial' ? 'partOfThePoints' : 'notEqual')
}

/**
 * What was found about an answer that is incorrect or partly correct; nothing about others, and nothing where a person
 * decided, who says it in words. Tells more than the verdict only where the correct answers are released or what it
 * tells stands in the question: which unit, digits or form were asked for.
 *
 * ```ts
 * whyForLearner({ verdict: 'incorrect', rule: 'outsideTolerance' }, { areAnswersReleased: false }) // ['otherValue']
 * ```
 */
export function whyForLearner(marking: DecidedMarking, told: ToldToLearner): readonly WhyCode[] {
  const { verdict, rule } = marking
  if ((verdict !== 'incorrect' && verdict !== 'partial') || rule === 'byPerson') return []
  const codes = rule === 'followThrough' ? [] : codesOfFacets(marking, told)
  return codes.length > 0 ? codes : [codeFor(marking, told)]
}
