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
  'otherEnds',
  'conditionForSet',
  'setForCondition',
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
  readonly facets?: readonly Pick<FacetOutcome, 'facet' | 'isMet' | 'weight'>[] | undefined
  readonly evidence?: Marking['evidence'] | undefined
}

/** What may be told beside the verdict. */
export interface ToldToLearner {
  /** Whether the correct answers are released: only then may the explanation lead to one. */
  readonly areAnswersReleased: boolean
}

/** A value as evidence has it, a decimal or a fraction of whole numbers; NaN where there is none. */
function numberOf(spelled: string | number | boolean | undefined): number {
  const [numerator = '', denominator = '1'] = String(spelled ?? '').split('/')
  return numerator === '' ? Number.NaN : Number(numerator) / Number(denominator)
}

const agreement = 0.005

function isAbout(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= agreement * Math.abs(expected)
}

const slipCodes: Readonly<Record<string, WhyCode>> = {
  sign: 'otherSign',
  powerOfTen: 'powerOfTen',
  ends: 'otherEnds',
  fewerDigits: 'tooFewDigits',
}

/** A slip that turns the key into what was typed. The key follows from it. */
function slipOf({ typed, key, unit, slip }: Marking['evidence']): WhyCode | undefined {
  if (slip !== undefined) return slipCodes[String(slip)]
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

interface MissedFacet {
  readonly facet: FacetName
  readonly code: WhyCode
}

function missedFacets(marking: DecidedMarking, { areAnswersReleased }: ToldToLearner): readonly MissedFacet[] {
  const { facets = [], evidence = {} } = marking
  const isMissed = (name: FacetName) => facets.find(({ facet }) => facet === name)?.isMet === false
  const missed: MissedFacet[] = []
  if (isMissed('unit')) missed.push({ facet: 'unit', code: unitCodes[String(evidence['unit'])] ?? 'otherUnit' })
  if (isMissed('value')) {
    const code = (areAnswersReleased ? slipOf(evidence) : undefined) ?? 'otherValue'
    return isValueKnown(marking) ? [...missed, { facet: 'value', code }] : missed
  }
  if (isMissed('precision'))
    missed.push({ facet: 'precision', code: digitCodes[String(evidence['digits'])] ?? 'otherDigits' })
  if (isMissed('form'))
    missed.push({ facet: 'form', code: evidence['decidedBy'] === undefined ? 'otherNumberForm' : 'otherForm' })
  return missed
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

/** What is right but was asked for in the other way. Like another form, it says nothing beyond what was typed. */
const writingCodes: Readonly<Record<string, WhyCode>> = { condition: 'conditionForSet', set: 'setForCondition' }

function codeFor({ verdict, rule, evidence = {} }: DecidedMarking, { areAnswersReleased }: ToldToLearner): WhyCode {
  if (areAnswersReleased && rule === 'outsideTolerance') return slipOf(evidence) ?? 'otherValue'
  if (rule === 'notEquivalent') {
    const written = writingCodes[String(evidence['slip'])]
    if (written !== undefined) return written
    const slip = areAnswersReleased && evidence['slip'] !== undefined ? slipOf(evidence) : undefined
    if (slip !== undefined) return slip
  }
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
  const codes = rule === 'followThrough' ? [] : missedFacets(marking, told).map(({ code }) => code)
  return codes.length > 0 ? codes : [codeFor(marking, told)]
}

/** The learner's number in the rule that decided. */
export interface ComparedNumbers {
  readonly typed: number
  readonly key: number
  /** The unit of both, where the learner's own was another one. */
  readonly unit?: string
  /** How far from the key an answer may be; absent where the very value is asked for. */
  readonly allowed?: { readonly kind: 'percent' | 'amount'; readonly value: number }
  readonly isWithin: boolean
  /** Right because it is the key rounded as asked for. */
  readonly isRounded?: boolean
}

/** What a missed side of an answer takes off, as a percent of what the answer is worth. */
export interface LostShare {
  readonly code: WhyCode
  readonly percent: number
}

/** The figures behind the codes of `whyForLearner`. */
export interface WhyDetails {
  readonly lost: readonly LostShare[]
  /** Only where the correct answers are released. */
  readonly numbers?: ComparedNumbers
}

function allowedBy({ allowedPercent, allowedAmount }: Marking['evidence']): ComparedNumbers['allowed'] {
  if (allowedPercent !== undefined) return { kind: 'percent', value: numberOf(allowedPercent) }
  return allowedAmount === undefined ? undefined : { kind: 'amount', value: numberOf(allowedAmount) }
}

/** Markings that were stored without how close the numbers were have none; neither have those by a foreseen mistake. */
function comparedNumbers({ rule, evidence = {} }: DecidedMarking): ComparedNumbers | undefined {
  const { typed, typedInUnitOfKey, key, closeness, worth, unitOfKey, isRounded } = evidence
  const isOwn = rule !== 'followThrough' && rule !== 'byPerson' && rule !== 'listItems'
  if (!isOwn || closeness === undefined || worth !== undefined || evidence['unit'] === 'different') return undefined
  const numbers = { typed: numberOf(typedInUnitOfKey ?? typed), key: numberOf(key) }
  if (!Number.isFinite(numbers.typed) || !Number.isFinite(numbers.key)) return undefined
  const allowed = allowedBy(evidence)
  return {
    ...numbers,
    ...(typedInUnitOfKey === undefined || unitOfKey === undefined ? {} : { unit: String(unitOfKey) }),
    ...(allowed === undefined ? {} : { allowed }),
    isWithin: closeness !== 'outside',
    ...(isRounded === true ? { isRounded } : {}),
  }
}

/**
 * The figures behind the codes of `whyForLearner`: the learner's own number in the rule that decided, also where it is
 * right, and what each missed side took off.
 *
 * ```ts
 * const evidence = { typed: '104.1', key: '103', closeness: 'within', allowedPercent: '2' }
 * whyDetailsForLearner({ verdict: 'correct', rule: 'withinTolerance', evidence }, { areAnswersReleased: true })
 * // { lost: [], numbers: { typed: 104.1, key: 103, allowed: { kind: 'percent', value: 2 }, isWithin: true } }
 * ```
 */
export function whyDetailsForLearner(marking: DecidedMarking, told: ToldToLearner): WhyDetails {
  const { verdict, rule, facets = [] } = marking
  const isMarked = verdict === 'correct' || verdict === 'incorrect' || verdict === 'partial'
  const weightOf = (name: FacetName) => facets.find(({ facet }) => facet === name)?.weight ?? 0
  const lost =
    verdict === 'partial' && rule === 'facets'
      ? missedFacets(marking, told)
          .map(({ facet, code }) => ({ code, percent: weightOf(facet) }))
          .filter(({ percent }) => percent > 0)
      : []
  const numbers = isMarked && told.areAnswersReleased ? comparedNumbers(marking) : undefined
  return numbers === undefined ? { lost } : { lost, numbers }
}
