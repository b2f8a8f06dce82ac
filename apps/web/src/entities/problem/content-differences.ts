import type { ProblemContent, Question, Variable } from '@isomorph/problem'
import { t, type PlainKey } from '@isomorph/messages'
import { areAlike, withoutSignatures } from './are-alike.ts'

/** A part of content as one text, in whatever order its members stand. */
export function speltContent(part: unknown): string | undefined {
  const spelt = JSON.stringify(part, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }) as string | undefined
  return spelt === undefined ? undefined : withoutSignatures(spelt)
}

const longest = 60

/** `Statement changed` */
export function changed(what: PlainKey): string {
  return t('shared.differences.changed', { what: t(what) })
}

/** `tolerance 1 % → 2 %`; only that it changed where the values are long. */
function move(what: PlainKey, before: string, after: string): string {
  if (before === after) return changed(what)
  const none = t('shared.differences.none')
  const sentence = t('shared.differences.moved', { what: t(what), before: before || none, after: after || none })
  return sentence.length > longest ? changed(what) : sentence
}

type Fields = Readonly<Record<string, unknown>>
type Tell = (before: unknown, after: unknown) => string

function said(what: PlainKey): Tell {
  return () => changed(what)
}

/** What is said of something that is switched on, or off. */
function switched(on: PlainKey, off: PlainKey): Tell {
  return (_, after) => t(after === true ? on : off)
}

/** `points 2 → 3` */
export function movedField(what: PlainKey, spell: (value: unknown) => string = String): Tell {
  return (before, after) =>
    move(what, before === undefined ? '' : spell(before), after === undefined ? '' : spell(after))
}

function listOf(value: unknown): string {
  return Array.isArray(value) ? value.join('; ') : ''
}

/** What changed in two objects, member by member; members without a sentence of their own are settings. */
function tellFields(before: Fields, after: Fields, tells: Readonly<Record<string, Tell>>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const told = names
    .filter((name) => !areAlike(before[name], after[name]))
    .map((name) => (tells[name] ?? said('shared.differences.part.settings'))(before[name], after[name]))
  return [...new Set(told)]
}

const typeNames: Readonly<Record<Variable['variableType'], PlainKey>> = {
  NumberSet: 'shared.differences.nowNumberSet',
  RandomNumber: 'shared.differences.nowRandomNumber',
  CalculatedValue: 'shared.differences.nowCalculated',
  RichText: 'shared.differences.nowRichText',
}

const parameterTells: Readonly<Record<string, Tell>> = {
  values: movedField('shared.differences.part.values', listOf),
  min: movedField('shared.differences.part.smallest'),
  max: movedField('shared.differences.part.largest'),
  step: movedField('shared.differences.part.step'),
  blacklist: movedField('shared.differences.part.leftOut', listOf),
  formula: movedField('shared.differences.part.formula'),
  rounding: movedField('shared.differences.part.rounding'),
  roundsTo: (_, after) =>
    after === undefined ? t('shared.differences.nowDecimals') : t('shared.differences.nowFigures'),
  keepsZeros: switched('shared.differences.zerosKept', 'shared.differences.zerosLeftOut'),
  isEngineering: switched('shared.differences.engineering', 'shared.differences.notEngineering'),
  count: movedField('shared.differences.part.howMany'),
  unit: movedField('shared.differences.part.unit'),
  numberFormatType: movedField('shared.differences.part.format'),
}

function variableDetails(before: Variable, after: Variable): string[] {
  if (before.variableType !== after.variableType) return [t(typeNames[after.variableType])]
  const { parameters: earlier, ...one } = before
  const { parameters: later, ...other } = after
  const tells = {
    name: movedField('shared.differences.part.name'),
    variableArtifacts: said('shared.differences.part.texts'),
  }
  return [...tellFields(one, other, tells), ...tellFields(earlier, later, parameterTells)]
}

function toleranceText(value: unknown): string {
  const { kind, value: amount } = value as { readonly kind: string; readonly value: string }
  return kind === 'Percentage' ? `${amount} %` : amount
}

function unitText(value: unknown): string {
  return (value as { readonly unit: string }).unit
}

function precisionText(value: unknown): string {
  const { digits, kind } = value as { readonly digits: number; readonly kind: string }
  return kind === 'decimalPlaces'
    ? t('shared.differences.decimalPlaces', { count: digits })
    : t('shared.differences.significantFigures', { count: digits })
}

/** The only answer of a question, where it has just one. */
function onlyAnswer(sets: unknown): string | undefined {
  const [set, ...otherSets] = sets as readonly { readonly answers: readonly { readonly formula: string }[] }[]
  const [answer, ...others] = set?.answers ?? []
  return otherSets.length === 0 && others.length === 0 ? answer?.formula : undefined
}

function tellAnswers(before: unknown, after: unknown): string {
  const [one, other] = [onlyAnswer(before), onlyAnswer(after)]
  if (one === undefined || other === undefined) return t('shared.differences.answers')
  return move('shared.differences.part.answer', one, other)
}

const questionTells: Readonly<Record<string, Tell>> = {
  points: movedField('shared.differences.part.points'),
  label: movedField('shared.differences.part.label'),
  answerSets: tellAnswers,
  choiceSets: said('shared.differences.part.choices'),
  tolerance: movedField('shared.differences.part.tolerance', toleranceText),
  unit: movedField('shared.differences.part.unit', unitText),
  precision: movedField('shared.differences.part.precision', precisionText),
  form: movedField('shared.differences.part.form'),
  numberFormatType: movedField('shared.differences.part.format'),
  hints: said('shared.differences.part.hints'),
  feedback: said('shared.differences.part.feedback'),
  keyboards: said('shared.differences.part.keyboards'),
  graderNotes: said('shared.differences.part.graderNotes'),
  rubric: said('shared.differences.part.rubric'),
}

function questionDetails(before: Question, after: Question): string[] {
  if (before.answerType !== after.answerType) return [t('shared.differences.otherKind')]
  return tellFields({ ...before }, { ...after }, questionTells)
}

/** `Variable a changed (largest 5 → 9)`; the earlier or the later one is missing where it was added or removed. */
function sentence<T>(name: string, details: (one: T, other: T) => readonly string[], before?: T, after?: T): string {
  if (before === undefined) return t('shared.differences.added', { what: name })
  if (after === undefined) return t('shared.differences.removed', { what: name })
  const told = details(before, after)
  if (told.length === 0) return t('shared.differences.changed', { what: name })
  return t('shared.differences.changedBy', { what: name, details: told.join(', ') })
}

/** How a thing differs between two versions: `“Beam” changed (points 2 → 3)`. Fields without a sentence of their own are settings. */
export function fieldsSentence(
  name: string,
  tells: Readonly<Record<string, Tell>>,
  before: Fields | undefined,
  after: Fields | undefined,
): string {
  return sentence<Fields>(name, (one, other) => tellFields(one, other, tells), before, after)
}

/** How a variable differs between two versions, in words. */
export function variableSentence(before: Variable | undefined, after: Variable | undefined): string {
  const name = t('shared.differences.variable', { name: (after ?? before)?.name ?? '' })
  return sentence(name, variableDetails, before, after)
}

/** How the question with a number differs between two versions, in words. */
export function questionSentence(number: number, before: Question | undefined, after: Question | undefined): string {
  return sentence(t('shared.differences.question', { number: String(number) }), questionDetails, before, after)
}

/** The parts of content that are no lists of named things, each with what the screen calls it. */
export const wholeParts = [
  ['statement', 'shared.differences.whole.statement'],
  ['constraints', 'shared.differences.whole.constraints'],
  ['linkedDraws', 'shared.differences.whole.linkedDraws'],
  ['excludedVariants', 'shared.differences.whole.excludedVariants'],
  ['pinnedVariants', 'shared.differences.whole.pinnedVariants'],
  ['drawsPinnedOnly', 'shared.differences.whole.drawsPinnedOnly'],
  ['letters', 'shared.differences.whole.letters'],
  ['decimalSign', 'shared.differences.whole.decimalSign'],
  ['solution', 'shared.differences.whole.solution'],
] as const satisfies readonly (readonly [keyof ProblemContent, PlainKey])[]

/** What was added, changed and removed between two lists, by the key of each thing. */
function listDifferences<T>(
  [before, after]: readonly [readonly T[], readonly T[]],
  keyOf: (each: T) => number,
  tell: (before: T | undefined, after: T | undefined) => string,
): readonly string[] {
  const earlier = new Map(before.map((each) => [keyOf(each), each]))
  const later = new Map(after.map((each) => [keyOf(each), each]))
  return [
    ...after.filter((each) => !earlier.has(keyOf(each))).map((each) => tell(undefined, each)),
    ...after
      .filter((each) => earlier.has(keyOf(each)) && !areAlike(earlier.get(keyOf(each)), each))
      .map((each) => tell(earlier.get(keyOf(each)), each)),
    ...before.filter((each) => !later.has(keyOf(each))).map((each) => tell(each, undefined)),
  ]
}

/** How one version differs from another, in the words of the screen. */
export function contentDifferences(before: ProblemContent, after: ProblemContent): readonly string[] {
  const numberIn = (questions: readonly Question[], key: number) =>
    questions.findIndex(({ questionKey }) => questionKey === key) + 1
  return [
    ...wholeParts.filter(([part]) => !areAlike(before[part], after[part])).map(([, name]) => changed(name)),
    ...listDifferences([before.variables, after.variables], ({ id }) => id, variableSentence),
    ...listDifferences(
      [before.questions, after.questions],
      ({ questionKey }) => questionKey,
      (one, other) => {
        const key = (other ?? one)?.questionKey ?? 0
        return questionSentence(numberIn((other ? after : before).questions, key), one, other)
      },
    ),
  ]
}
