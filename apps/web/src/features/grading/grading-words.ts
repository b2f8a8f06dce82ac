import type { GradingQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'

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
