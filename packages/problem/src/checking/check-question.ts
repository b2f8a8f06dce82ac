/** What authors should mend in one question, beyond formulas that cannot be read. */

import { compare, parseDecimal, rational, scaleByTen } from '@isomorph/evaluator'
import { plainText, type RichText } from '@isomorph/rich-text'
import type { AnswerSet, MultipleChoiceQuestion, Question, ShortAnswerQuestion } from '../content/question.ts'
import type { Finding } from '../content/validation-level.ts'
import type { MarkingErrorCode } from '../marking/marking-error.ts'
import type { FormulaQuestion } from '../questions/compile-question.ts'

/** Takes findings; paths are relative to the question. */
export type Report = (level: Finding['level'], path: string, message: string, code?: MarkingErrorCode) => void

const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 100

/** Sets: each but the last has a condition, none is empty, and every answer says what it earns. */
function checkSets<A extends { readonly percentCorrect: number }>(
  sets: readonly AnswerSet<A>[],
  field: 'answerSets' | 'choiceSets',
  report: Report,
): void {
  if (sets.length === 0)
    report('InvalidForUseError', field, 'The question has no correct answer.', 'CorrectAnswerNotProvided')
  for (const [index, set] of sets.entries()) {
    const path = `${field}.${index}`
    const isLast = index === sets.length - 1
    if (!isLast && (set.condition ?? '').trim() === '') {
      report(
        'InvalidForUseError',
        `${path}.condition`,
        'Only the last set of answers may have no condition.',
        'ConditionalsNotProvided',
      )
    }
    if (isLast && set.condition !== undefined) {
      report(
        'InvalidForUseError',
        `${path}.condition`,
        'The last set applies when no other does, so it has no condition.',
      )
    }
    if (set.answers.length === 0) {
      report('InvalidForUseError', `${path}.answers`, 'The set has no correct answer.', 'CorrectAnswerNotProvided')
    } else if (!set.answers.some(({ percentCorrect }) => percentCorrect === 100)) {
      report(
        'InvalidForUseError',
        `${path}.answers`,
        'No answer of this set earns full credit (100 %).',
        'PercentCorrectNotProvided',
      )
    }
    for (const [position, { percentCorrect }] of set.answers.entries()) {
      if (isPercent(percentCorrect)) continue
      const message = 'Say what the answer earns: a percent from 0 to 100.'
      report('InvalidForUseError', `${path}.answers.${position}.percentCorrect`, message, 'PercentCorrectNotProvided')
    }
  }
}

/** A tolerance narrower than the rounding asked for would mark rightly rounded answers wrong. */
function checkConflict(question: FormulaQuestion, report: Report): void {
  if (question.answerType !== 'Numeric' || question.precision === undefined || question.tolerance === undefined) return
  const { precision, tolerance } = question
  const amount = parseDecimal(tolerance.value)
  if (amount === undefined) return
  const half = rational(1n, 2n)
  const isPlaces = precision.kind === 'decimalPlaces' && tolerance.kind === 'Unit'
  const isFigures = precision.kind === 'significantFigures' && tolerance.kind === 'Percentage'
  // With n figures the error of rounding is up to 50 / 10^(n−1) percent of the value.
  const needed = isPlaces
    ? scaleByTen(half, -precision.digits)
    : isFigures
      ? scaleByTen(rational(50n), 1 - precision.digits)
      : undefined
  if (needed === undefined || compare(amount, needed) >= 0) return
  report(
    'InvalidForUseError',
    'tolerance',
    'Conflicting Precision: the tolerance is narrower than the rounding asked for, so rightly rounded answers could be marked wrong.',
    'ToleranceRoundingEdgeCaseError',
  )
}

function checkFormulaQuestion(question: FormulaQuestion, report: Report): void {
  checkSets(question.answerSets, 'answerSets', report)
  if (question.tolerance !== undefined && question.tolerance.value.trim() === '') {
    report('InvalidForUseError', 'tolerance.value', 'Give the tolerance an amount.', 'ToleranceNotProvided')
  }
  if (question.assumptions?.decimals === 'tolerant' && question.tolerance === undefined) {
    const message = 'Decimals may stand for other numbers only within a tolerance, and there is none.'
    report('InvalidForUseInfo', 'tolerance', message, 'ToleranceNotProvided')
  }
  checkConflict(question, report)
  for (const [facet, weight] of Object.entries(question.facets ?? {})) {
    if (!Number.isFinite(weight) || weight < 0)
      report('InvalidForUseError', `facets.${facet}`, 'A weight must not be negative.')
  }
  if (question.followThrough !== undefined && !isPercent(question.followThrough.percent)) {
    report(
      'InvalidForUseError',
      'followThrough.percent',
      'Say what following through earns: a percent from 0 to 100.',
      'PercentCorrectNotProvided',
    )
  }
  if (question.answerType !== 'Numeric' || question.precision === undefined) return
  const { digits, kind } = question.precision
  const least = kind === 'decimalPlaces' ? 0 : 1
  if (!Number.isInteger(digits) || digits < least || digits > 50) {
    report(
      'InvalidForUseError',
      'precision.digits',
      `The number of digits must be a whole number from ${least} to 50.`,
      'RoundingNotProvided',
    )
  }
}

/** Whether a document shows nothing: no text, no maths, no picture. */
function isBlank(content: RichText): boolean {
  return plainText(content).trim() === '' && content.content.every((block) => block.type === 'paragraph')
}

function checkChoices(question: MultipleChoiceQuestion, report: Report): void {
  checkSets(question.choiceSets, 'choiceSets', report)
  for (const [index, { answers }] of question.choiceSets.entries()) {
    const path = `choiceSets.${index}.answers`
    const keys = new Set(answers.map(({ choiceKey }) => choiceKey))
    if (keys.size < answers.length) report('InvalidForSave', path, 'Two choices have the same key.')
    if (answers.length === 1) report('InvalidForUseInfo', path, 'One choice alone leaves nothing to choose.')
    for (const [position, { content }] of answers.entries()) {
      if (isBlank(content)) report('InvalidForUseError', `${path}.${position}.content`, 'This choice is empty.')
    }
  }
}

function checkText(question: ShortAnswerQuestion, report: Report): void {
  if (question.marking === 'manual') return
  checkSets(question.answerSets, 'answerSets', report)
  for (const [index, { answers }] of question.answerSets.entries()) {
    for (const [position, { formula }] of answers.entries()) {
      if (formula.trim() !== '') continue
      report(
        'InvalidForUseError',
        `answerSets.${index}.answers.${position}.formula`,
        'An accepted text must not be empty.',
        'CorrectAnswerNotProvided',
      )
    }
  }
}

/** Checks one question by itself. */
export function checkQuestion(question: Question, report: Report): void {
  if (!Number.isFinite(question.points) || question.points < 0) {
    report('InvalidForUseError', 'points', 'Points must be a number that is not negative.')
  }
  if (question.answerType === 'MultipleChoice') checkChoices(question, report)
  else if (question.answerType === 'ShortAnswer') checkText(question, report)
  else checkFormulaQuestion(question, report)
}
