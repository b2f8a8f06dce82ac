import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { letterOf } from './answer-state.ts'
import { AnswerList, AnswerRow } from './answers-shown.styles.ts'
import { GivenAnswer } from './given-answer.tsx'

interface AnswersShownProps {
  readonly instance: ProblemInstance
  readonly answers: readonly TypedAnswer[]
}

/** Answers that do not stand in the fields. */
export function AnswersShown({ instance, answers }: AnswersShownProps) {
  const { answerFields } = instance
  const letter = (questionKey: number) => letterOf(answerFields.findIndex((field) => field.questionKey === questionKey))
  return (
    <AnswerList>
      {answers.map(({ questionKey, value }) => (
        <AnswerRow key={questionKey}>
          {answerFields.length > 1 && <span>({letter(questionKey)})</span>}
          <GivenAnswer instance={instance} questionKey={questionKey} value={value} />
        </AnswerRow>
      ))}
    </AnswerList>
  )
}

/** What was typed and never submitted, apart from what counts. */
export function NotSubmitted({ instance, answers }: AnswersShownProps) {
  return (
    <section aria-label={t('sitting-later.notSubmitted')}>
      <MessageBand tone="warning">
        {t(instance.attempts.length > 0 ? 'sitting-later.notSubmitted.above' : 'sitting-later.notSubmitted.nothing')}
        <AnswersShown instance={instance} answers={answers} />
      </MessageBand>
    </section>
  )
}
