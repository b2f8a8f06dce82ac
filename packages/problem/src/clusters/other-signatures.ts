/** What answers have in common beside formulas: choices, words, missed sides, the very same answer. */

import type { Marking, TypedAnswer } from '../marking/marking.ts'
import { plainText } from '@isomorph/rich-text'
import { whyForLearner, type WhyCode } from '../marking/why.ts'
import type { CompiledChoiceQuestion } from '../question-types/multiple-choice/compile.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import { say, type Said } from '../wording/said.ts'
import type { SentenceCode } from '../wording/texts.ts'
import type { AnswerSignature } from './signature.ts'

/** A signature with its name; `edits` says how far-fetched it is. */
export interface NamedSignature {
  readonly signature: AnswerSignature
  readonly name: Said
  readonly edits: number
}

/** Sides of an answer that can be missed while the value is right. */
const findingNames = {
  unitMissing: 'slipNoUnit',
  otherUnit: 'slipOtherUnit',
  tooFewDigits: 'slipTooFewDigits',
  tooManyDigits: 'slipTooManyDigits',
  otherDigits: 'slipOtherDigits',
  otherNumberForm: 'slipOtherNumberForm',
  otherForm: 'slipOtherForm',
  otherBrackets: 'slipOtherBrackets',
  otherEnds: 'slipOtherEnds',
  conditionForSet: 'slipConditionForSet',
  setForCondition: 'slipSetForCondition',
  otherSign: 'slipWrongSign',
  powerOfTen: 'slipPowerOfTen',
} as const satisfies Readonly<Partial<Record<WhyCode, SentenceCode>>>

const hasName = (code: WhyCode): code is keyof typeof findingNames => Object.hasOwn(findingNames, code)

/** Found by values, which formulas do better where there are any. */
const ofValues: readonly WhyCode[] = ['otherSign', 'powerOfTen']

function findingOf(question: CompiledQuestion, marking: Marking): readonly NamedSignature[] {
  const codes = whyForLearner(marking, { areAnswersReleased: true })
  const [code] = codes
  const isNumeric = question.question.answerType === 'Numeric'
  const isOnlyMiss = codes.length === 1 && marking.evidence['closeness'] !== 'outside'
  if (code === undefined || !isOnlyMiss || (isNumeric && ofValues.includes(code)) || !hasName(code)) return []
  return [{ signature: { kind: 'finding', code }, name: say(findingNames[code]), edits: 2 }]
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
  return [{ signature: { kind: 'text', text }, name: say('slipWrote', { text: short(text) }), edits: 1 }]
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
  return text === '' ? `#${key}` : `“${short(text)}”`
}

function choicesOf(question: CompiledChoiceQuestion, typed: TypedAnswer): readonly NamedSignature[] {
  const keys = keysIn(typed.value)
  const named = keys.slice(0, maximumNamedChoices).map((key) => choiceText(question, key))
  const choices = named.join(', ')
  const further = keys.length - named.length
  const name = further > 0 ? say('slipChoseFurther', { choices, further }) : say('slipChose', { choices })
  return keys.length === 0 ? [] : [{ signature: { kind: 'choices', keys }, name, edits: 1 }]
}

function readingOf(marking: Marking): readonly NamedSignature[] {
  const { reading } = marking
  if (reading === undefined || reading === '' || reading.length > longestText) return []
  return [{ signature: { kind: 'reading', reading }, name: say('slipSameAnswer'), edits: 4 }]
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
