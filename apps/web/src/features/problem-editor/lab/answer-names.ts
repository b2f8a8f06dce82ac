import { t } from '@isomorph/messages'
import type { ProblemContent, LabReport } from '@isomorph/problem'

type CheckedAnswer = LabReport['answers'][number]

/** What an answer is called in the table of values: by its question, and by its place where the question has several. */
export function answerName(
  { questionKey, position }: Pick<CheckedAnswer, 'questionKey' | 'position'>,
  answers: readonly Pick<CheckedAnswer, 'questionKey'>[],
  questions: readonly Pick<ProblemContent['questions'][number], 'questionKey'>[],
): string {
  const number = questions.findIndex((question) => question.questionKey === questionKey) + 1
  const isOnly = answers.filter((other) => other.questionKey === questionKey).length === 1
  return isOnly
    ? t('variant-lab.answer', { number: String(number) })
    : t('variant-lab.answer.several', { number: String(number), position: String(position + 1) })
}
