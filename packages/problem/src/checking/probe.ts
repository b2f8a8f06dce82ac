/** Types an author's answers as learners would, and sees what they earn. */

import type { MarkingErrorCode } from '../marking/marking-error.ts'
import type { Marking } from '../marking/marking.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import type { MarkedAt } from '../question-types/marked.ts'
import type { Probe, QuestionSurvey } from '../question-types/question-check.ts'
import { typeOfCompiled } from '../question-types/question-types.ts'
import { asWritten, say, sayAll } from '../wording/said.ts'

const withoutValue: ReadonlySet<MarkingErrorCode> = new Set(['DivideByZeroError', 'UnableToEvaluate'])

function noteOutcome({ path, percentCorrect }: Probe, marking: Marking, survey: QuestionSurvey): void {
  const { verdict, percent, error, facets } = marking
  if (marking.rule === 'undecided' || error?.code === 'RequestTimedOut') {
    survey.note('keyUndecided', path, say('keyUndecided'))
  } else if (error !== undefined && withoutValue.has(error.code)) {
    survey.note('keyHasNoValue', path, sayAll(say('keyWithoutValue'), asWritten(error.detail)))
  } else if (verdict === 'needsPerson') {
    survey.note('keyHasNoValue', path, error ? asWritten(error.detail) : say('keyNotMarked'))
  } else if (percent > percentCorrect) {
    survey.note('answersCoincide', path, say('sameValue'))
  } else if (percent < percentCorrect) {
    const isValueMet = facets?.some(({ facet, isMet }) => facet === 'value' && isMet) === true
    const isFormMissed = facets?.some(({ facet, isMet }) => facet === 'form' && !isMet) === true
    if (isValueMet && isFormMissed) survey.note('keyNotInForm', path, say('keyNotInForm'))
    else survey.note('keyNotRight', path, say('keyNotRight'))
  }
}

/** Types each answer of a question that applies to the variant. Says how many there were. */
export function probeQuestion(question: CompiledQuestion, at: MarkedAt, survey: QuestionSurvey): number {
  const type = typeOfCompiled(question)
  const probes = type.check.probes(question, at)
  for (const probe of probes) {
    const { marking } = type.mark(question, { questionKey: question.question.questionKey, value: probe.value }, at)
    noteOutcome(probe, marking, survey)
  }
  return probes.length
}
