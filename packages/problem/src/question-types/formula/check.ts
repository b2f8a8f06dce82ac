/** What authors should fix in any question for a formula, beyond formulas that cannot be read. */

import { answersThatApply, setThatApplies } from '../answer-sets.ts'
import { checkSets, isPercent, type CheckedVariant, type Probe, type QuestionSurvey } from '../question-check.ts'
import type { Report } from '../../content/report.ts'
import type { CompiledAnswer, CompiledFormulaQuestion } from './compile.ts'
import type { FormulaKey } from './key.ts'
import type { FormulaQuestion } from './formula-question.ts'

export function checkFormulaQuestion(question: FormulaQuestion, report: Report): void {
  checkSets(question.answerSets, 'answerSets', report)
  if (question.tolerance !== undefined && question.tolerance.value.trim() === '') {
    report('InvalidForUseError', 'tolerance.value', 'Give the tolerance an amount.', 'ToleranceNotProvided')
  }
  if (question.assumptions?.decimals === 'tolerant' && question.tolerance === undefined) {
    const message = 'Decimals may stand for other numbers only within a tolerance, and there is none.'
    report('InvalidForUseInfo', 'tolerance', message, 'ToleranceNotProvided')
  }
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
}

/** The answers that apply to a variant; that no set of them does is an issue of its own. */
export function applyingAnswers(
  { sets }: CompiledFormulaQuestion,
  { environment }: CheckedVariant,
  survey: QuestionSurvey,
): readonly CompiledAnswer[] {
  const set = setThatApplies(sets, environment)
  if (set === undefined) survey.note('keyHasNoValue', 'answerSets', 'No set of answers applies.')
  if (set === 'unableToEvaluate')
    survey.note('keyHasNoValue', 'answerSets', 'The condition of a set of answers has no value.')
  return answersThatApply(sets, environment)
}

/** The author's answers as learners would type them. */
export function probesOf(keys: readonly FormulaKey[]): readonly Probe[] {
  return keys.map(({ compiled, percentCorrect, show }) => ({
    path: compiled.path,
    percentCorrect,
    value: show().latex,
  }))
}
