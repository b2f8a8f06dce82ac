import type { GradedResponse, GradingQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { listedName } from '../../entities/person/names.ts'

/** The title of the pages about grading; the name of the assessment may not be known yet. */
export function gradingTitle(name: string | undefined): string {
  return name === undefined ? t('grading.grading') : t('grading.title', { name })
}

/** `Energy, question 1` */
export function questionTitle({
  problemName,
  questionKey,
}: Pick<GradingQuestion, 'problemName' | 'questionKey'>): string {
  return t('grading.question', { name: problemName, question: String(questionKey) })
}

/** `1. Energy, question 1` */
export function nameOfQuestion({
  position,
  problemName,
  questionKey,
}: Pick<GradingQuestion, 'position' | 'problemName' | 'questionKey'>): string {
  return t('grading.question.numbered', {
    position: String(position),
    name: problemName,
    question: String(questionKey),
  })
}

/** The code name in anonymous grading. */
export function nameOfLearner({ codeNumber, learner }: Pick<GradedResponse, 'codeNumber' | 'learner'>): string {
  if (codeNumber !== null) return t('grading.codeName', { number: String(codeNumber) })
  return learner ? listedName(learner) : ''
}

/** Who gave the mark that stands: both of the two whose mean it is. */
export function nameOfGraders({ markedBy, doubleMarks }: Pick<GradedResponse, 'markedBy' | 'doubleMarks'>): string {
  const graders = doubleMarks.map(({ grader }) => grader)
  const isMean = graders.length === 2 && markedBy !== null && graders.includes(markedBy)
  return isMean ? graders.join(', ') : (markedBy ?? '')
}

/** `37 marks and 12 totals change.` */
export function changeSentence({
  marksChanged,
  totalsChanged,
}: {
  marksChanged: number
  totalsChanged: number
}): string {
  return t('grading.change', { marks: marksChanged, totals: totalsChanged })
}
