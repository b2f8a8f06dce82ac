import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import { letterOf } from './answer-state.ts'
import { AnswerList, AnswerRow } from './answers-shown.styles.ts'
import { GivenAnswer } from './given-answer.tsx'

/** What was typed and never submitted, apart from what counts. */
export function NotSubmitted({ instance, answers }: { instance: ProblemInstance; answers: readonly TypedAnswer[] }) {
  const { answerFields, attempts } = instance
  const letter = (questionKey: number) => letterOf(answerFields.findIndex((field) => field.questionKey === questionKey))
  return (
    <section aria-label="Not submitted">
      <MessageBand tone="warning">
        Typed but not submitted, so it does not count.{' '}
        {attempts.length > 0 ? 'What you submitted last stands above.' : 'Nothing was submitted here.'}
        <AnswerList>
          {answers.map(({ questionKey, value }) => (
            <AnswerRow key={questionKey}>
              {answerFields.length > 1 && <span>({letter(questionKey)})</span>}
              <GivenAnswer instance={instance} questionKey={questionKey} value={value} />
            </AnswerRow>
          ))}
        </AnswerList>
      </MessageBand>
    </section>
  )
}
