/** What authors should fix in any question for a formula, beyond formulas that cannot be read. */

import { answersThatApply, setThatApplies } from '../answer-sets.ts'
import { checkSets, isPercent, type CheckedVariant, type Probe, type QuestionSurvey } from '../question-check.ts'
import type { Report } from '../../content/report.ts'
import type { CompiledAnswer, CompiledFormulaQuestion } from './compile.ts'
import type { FormulaKey } from './key.ts'
import type { FormulaQuestion } from './formula-question.ts'
import { say } from '../../wording/said.ts'

export function checkFormulaQuestion(question: FormulaQuestion, report: Report): void {
  checkSets(question.answerSets, 'answerSets', report)
  if (question.tolerance !== undefined && question.tolerance.value.trim() === '') {
    report('InvalidForUseError', 'tolerance.value', say('toleranceMissing'), 'ToleranceNotProvided')
  }
  if (question.assumptions?.decimals === 'tolerant' && question.tolerance === undefined) {
    report('InvalidForUseInfo', 'tolerance', say('decimalsWithoutTolerance'), 'ToleranceNotProvided')
  }
  for (const [facet, weight] of Object.entries(question.facets ?? {})) {
    if (!Number.isFinite(weight) || weight < 0) report('InvalidForUseError', `facets.${facet}`, say('weightNegative'))
  }
  if (question.followThrough !== undefined && !isPercent(question.followThrough.percent)) {
    report('InvalidForUseError', 'followThrough.percent', say('followThroughPercent'), 'PercentCorrectNotProvided')
  }
}

/** The answers that apply to a variant; that no set of them does is an issue of its own. */
export function applyingAnswers(
  { sets }: CompiledFormulaQuestion,
  { environment }: CheckedVariant,
  survey: QuestionSurvey,
): readonly CompiledAnswer[] {
  const set = setThatApplies(sets, environment)
  if (set === undefined) survey.note('keyHasNoValue', 'answerSets', say('noSetApplies'))
  if (set === 'unableToEvaluate') survey.note('keyHasNoValue', 'answerSets', say('setConditionWithoutValue'))
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
