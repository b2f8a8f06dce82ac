/** What answers have in common beside formulas: choices, words, missed sides, the very same answer. */

import type { Marking, TypedAnswer } from '../marking/marking.ts'
import { plainText } from '@isomorph/rich-text'
import { whyForLearner, type WhyCode } from '../marking/why.ts'
import type { CompiledChoiceQuestion } from '../question-types/multiple-choice/compile.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import type { AnswerSignature } from './signature.ts'

/** A signature with its name; `edits` says how far-fetched it is. */
export interface NamedSignature {
  readonly signature: AnswerSignature
  readonly name: string
  readonly edits: number
}

/** Sides of an answer that can be missed while the value is right. */
const findingNames: Readonly<Partial<Record<WhyCode, string>>> = {
  unitMissing: 'left out the unit',
  otherUnit: 'used another unit',
  tooFewDigits: 'gave too few digits',
  tooManyDigits: 'gave too many digits',
  otherDigits: 'gave other digits than asked for',
  otherNumberForm: 'wrote the number in another form',
  otherForm: 'wrote it in another form',
  otherBrackets: 'used other brackets',
  otherEnds: 'took other ends of the interval',
  conditionForSet: 'gave a condition in place of a set',
  setForCondition: 'gave a set in place of a condition',
  otherSign: 'wrong sign',
  powerOfTen: 'off by a power of ten',
}

/** Found by values, which formulas do better where there are any. */
const ofValues: readonly WhyCode[] = ['otherSign', 'powerOfTen']

function findingOf(question: CompiledQuestion, marking: Marking): readonly NamedSignature[] {
  const codes = whyForLearner(marking, { areAnswersReleased: true })
  const [code] = codes
  const isNumeric = question.question.answerType === 'Numeric'
  const isOnlyMiss = codes.length === 1 && marking.evidence['closeness'] !== 'outside'
  if (code === undefined || !isOnlyMiss || (isNumeric && ofValues.includes(code))) return []
  const name = findingNames[code]
  return name === undefined ? [] : [{ signature: { kind: 'finding', code }, name, edits: 2 }]
}

/** Words without what nobody means: spaces, capital letters, a last full stop. */
function foldedText(value: string): string {
  return value
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toUpperCase()
    .toLowerCase()
    .replace(/[.!]+$/, '')
}

/** Longer texts are cut in names. */
const longestInName = 40

function short(text: string): string {
  return text.length > longestInName ? `${text.slice(0, longestInName - 1)}…` : text
}

/** Longer texts are essays: two that are alike word by word are no slip. */
const longestText = 200

function textOf(typed: TypedAnswer): readonly NamedSignature[] {
  const text = foldedText(typed.value)
  if (text === '' || text.length > longestText) return []
  return [{ signature: { kind: 'text', text }, name: `wrote “${short(text)}”`, edits: 1 }]
}

const keysIn = (value: string): readonly number[] =>
  value
    .split(';')
    .filter((key) => key.trim() !== '')
    .map(Number)
    .filter(Number.isSafeInteger)
    .toSorted((a, b) => a - b)

/** Further choices are counted in names. */
const maximumNamedChoices = 4

/** What a choice says to its author, as variants may fill it in differently. */
function choiceText({ question }: CompiledChoiceQuestion, key: number): string {
  const choice = question.choiceSets.flatMap(({ answers }) => answers).find(({ choiceKey }) => choiceKey === key)
  const text = choice === undefined ? '' : plainText(choice.content).replaceAll(/\s+/g, ' ').trim()
  return text === '' ? `choice ${key}` : `“${short(text)}”`
}

function choicesOf(question: CompiledChoiceQuestion, typed: TypedAnswer): readonly NamedSignature[] {
  const keys = keysIn(typed.value)
  const texts = keys.slice(0, maximumNamedChoices).map((key) => choiceText(question, key))
  const further = keys.length > maximumNamedChoices ? ` and ${keys.length - maximumNamedChoices} more` : ''
  const name = `chose ${texts.join(', ')}${further}`
  return keys.length === 0 ? [] : [{ signature: { kind: 'choices', keys }, name, edits: 1 }]
}

function readingOf(marking: Marking): readonly NamedSignature[] {
  const { reading } = marking
  if (reading === undefined || reading === '' || reading.length > longestText) return []
  return [{ signature: { kind: 'reading', reading }, name: 'the same answer', edits: 4 }]
}

/** The signatures of an answer that need no formula. */
export function otherSignatures(
  question: CompiledQuestion,
  typed: TypedAnswer,
  marking: Marking,
): readonly NamedSignature[] {
  switch (question.kind) {
    case 'choices':
      return choicesOf(question, typed)
    case 'text':
      return textOf(typed)
    default:
      return [...findingOf(question, marking), ...readingOf(marking)]
  }
}
