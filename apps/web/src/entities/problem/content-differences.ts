import type { ProblemContent, Question, Variable } from '@isomorph/problem'
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

/** `tolerance 1 % → 2 %`; only that it changed where the values are long. */
function move(what: string, before: string, after: string): string {
  if (before === after) return `${what} changed`
  const sentence = `${what} ${before === '' ? 'none' : before} → ${after === '' ? 'none' : after}`
  return sentence.length > longest ? `${what} changed` : sentence
}

type Fields = Readonly<Record<string, unknown>>
type Tell = (before: unknown, after: unknown) => string

function said(what: string): Tell {
  return () => `${what} changed`
}

function moved(what: string, spell: (value: unknown) => string = String): Tell {
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
    .map((name) => (tells[name] ?? said('settings'))(before[name], after[name]))
  return [...new Set(told)]
}

const typeNames: Readonly<Record<Variable['variableType'], string>> = {
  NumberSet: 'a number set',
  RandomNumber: 'a random number',
  CalculatedValue: 'a calculated value',
  RichText: 'rich text',
}

const parameterTells: Readonly<Record<string, Tell>> = {
  values: moved('values', listOf),
  min: moved('smallest'),
  max: moved('largest'),
  step: moved('step'),
  blacklist: moved('left out', listOf),
  formula: moved('formula'),
  rounding: moved('rounding'),
  roundsTo: (_, after) => `now rounded to ${after === undefined ? 'decimals' : 'significant figures'}`,
  keepsZeros: (_, after) => (after === true ? 'zeros at the end kept' : 'zeros at the end left out'),
  isEngineering: (_, after) => (after === true ? 'now engineering notation' : 'no longer engineering notation'),
  count: moved('how many'),
  unit: moved('unit'),
  numberFormatType: moved('format'),
}

function variableDetails(before: Variable, after: Variable): string[] {
  if (before.variableType !== after.variableType) return [`now ${typeNames[after.variableType]}`]
  const { parameters: earlier, ...one } = before
  const { parameters: later, ...other } = after
  const tells = { name: moved('name'), variableArtifacts: said('texts') }
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
  return `${digits} ${kind === 'decimalPlaces' ? 'decimal places' : 'significant figures'}`
}

/** The only answer of a question, where it has just one. */
function onlyAnswer(sets: unknown): string | undefined {
  const [set, ...otherSets] = sets as readonly { readonly answers: readonly { readonly formula: string }[] }[]
  const [answer, ...others] = set?.answers ?? []
  return otherSets.length === 0 && others.length === 0 ? answer?.formula : undefined
}

function tellAnswers(before: unknown, after: unknown): string {
  const [one, other] = [onlyAnswer(before), onlyAnswer(after)]
  return one === undefined || other === undefined ? 'answers changed' : move('answer', one, other)
}

const questionTells: Readonly<Record<string, Tell>> = {
  points: moved('points'),
  label: moved('label'),
  answerSets: tellAnswers,
  choiceSets: said('choices'),
  tolerance: moved('tolerance', toleranceText),
  unit: moved('unit', unitText),
  precision: moved('precision', precisionText),
  form: moved('form'),
  numberFormatType: moved('format'),
  hints: said('hints'),
  feedback: said('feedback'),
  keyboards: said('keyboards'),
}

function questionDetails(before: Question, after: Question): string[] {
  if (before.answerType !== after.answerType) return ['another kind of question']
  return tellFields({ ...before }, { ...after }, questionTells)
}

/** `Variable a changed (largest 5 → 9)`; the earlier or the later one is missing where it was added or removed. */
function sentence<T>(name: string, details: (one: T, other: T) => readonly string[], before?: T, after?: T): string {
  if (before === undefined) return `${name} added`
  if (after === undefined) return `${name} removed`
  const told = details(before, after)
  return told.length === 0 ? `${name} changed` : `${name} changed (${told.join(', ')})`
}

/** How a variable differs between two versions, in words. */
export function variableSentence(before: Variable | undefined, after: Variable | undefined): string {
  return sentence(`Variable ${(after ?? before)?.name ?? ''}`, variableDetails, before, after)
}

/** How the question with a number differs between two versions, in words. */
export function questionSentence(number: number, before: Question | undefined, after: Question | undefined): string {
  return sentence(`Question ${number}`, questionDetails, before, after)
}

/** The parts of content that are no lists of named things, each with what the screen calls it. */
export const wholeParts = [
  ['statement', 'Statement'],
  ['constraints', 'Conditions on the draw'],
  ['linkedDraws', 'Linked draws'],
  ['excludedVariants', 'Excluded variants'],
  ['pinnedVariants', 'Pinned variants'],
  ['drawsPinnedOnly', 'Whether students get pinned variants only'],
  ['letters', 'What letters stand for'],
  ['decimalSign', 'The decimal sign'],
  ['solution', 'Solution'],
] as const satisfies readonly (readonly [keyof ProblemContent, string])[]

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
    ...wholeParts.filter(([part]) => !areAlike(before[part], after[part])).map(([, name]) => `${name} changed`),
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
