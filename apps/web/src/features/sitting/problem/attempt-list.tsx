import type { AttemptForLearner, ProblemInstance } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { StatusChip, VerdictChip } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { formatDeadline } from '../../../dates/dates.ts'
import { AttemptPercent } from '../../../statement/attempt-percent.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../../../screen/load-screen.ts'
import { letterOf } from './answer-state.ts'
import { wordsOfCredit } from './credit-words.ts'
import {
  AnswerList,
  AnswerRow,
  AttemptHead,
  AttemptRemarks,
  AttemptRow,
  AttemptRows,
  AttemptsTitle,
  Letter,
  WholeLine,
} from './answers-shown.styles.ts'
import { Feedback } from './feedback.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { Why } from './why/why.tsx'

function remarksOf(attempt: AttemptForLearner, timeZone: string): string[] {
  return [
    formatDeadline(attempt.receivedAt, timeZone),
    ...(attempt.source === 'deadline' ? [t('sitting-later.attempt.deadline')] : []),
    ...(attempt.isSetAside ? [t('sitting-later.attempt.setAside')] : []),
    ...(attempt.source === 'staff' ? [t('sitting-later.attempt.staff')] : []),
    ...(attempt.isWithinGrace ? [t('sitting-later.attempt.grace')] : []),
    ...(attempt.daysLate > 0 ? [t('sitting-later.attempt.late', { count: attempt.daysLate })] : []),
  ]
}

function isWaiting({ responses }: AttemptForLearner): boolean {
  return responses.some(({ verdict }) => verdict === 'needsPerson' || verdict === 'pending')
}

const AppealPart = lazyPart(
  async () => (await import('./appeal-part.tsx')).AppealPart,
  ['refusals', 'sitting-later', 'sitting-refusals'],
)

/** Whether there is anything to say of an appeal, or one can be raised. */
function hasAppeal({ appeals = [], canAppeal }: ProblemInstance, attemptNumber: number, response: Response): boolean {
  const { questionKey, verdict } = response
  // Against all points there is nothing to appeal.
  const isBelowAll = verdict === 'partial' || verdict === 'incorrect'
  return (
    (canAppeal === true && isBelowAll) ||
    appeals.some((each) => each.attemptNumber === attemptNumber && each.questionKey === questionKey)
  )
}

type Response = AttemptForLearner['responses'][number]

function signOf({ answerFields }: ProblemInstance, { questionKey }: Response) {
  return answerFields.find((field) => field.questionKey === questionKey)?.decimalSign
}

function ResponseItem({
  instance,
  attemptNumber,
  response,
  letter,
}: {
  instance: ProblemInstance
  attemptNumber: number
  response: Response
  letter: string | null
}) {
  return (
    <AnswerRow>
      {letter && <Letter>({letter})</Letter>}
      <GivenAnswer instance={instance} {...response} />
      {response.verdict && <VerdictChip verdict={response.verdict} />}
      {response.credit && <WholeLine>{t(wordsOfCredit[response.credit])}</WholeLine>}
      {(response.why.length > 0 || response.whyDetails) && response.value !== '' && (
        <WholeLine>
          <Why explained={response} decimalSign={signOf(instance, response)} />
        </WholeLine>
      )}
      {hasAppeal(instance, attemptNumber, response) && (
        <WholeLine>
          <Suspense fallback={null}>
            <AppealPart instance={instance} attemptNumber={attemptNumber} questionKey={response.questionKey} />
          </Suspense>
        </WholeLine>
      )}
      {response.feedbackHtml && (
        <WholeLine>
          <Feedback html={response.feedbackHtml} />
        </WholeLine>
      )}
    </AnswerRow>
  )
}

function AttemptItem({ instance, attempt }: { instance: ProblemInstance; attempt: AttemptForLearner }) {
  const timeZone = useTimeZone()
  const { number, percent, isCounting, responses } = attempt
  return (
    <AttemptRow>
      <AttemptHead>
        <strong>{t('sitting-later.attempt', { number: String(number) })}</strong>
        {percent !== null && <AttemptPercent percent={percent} isWaiting={isWaiting(attempt)} />}
        {isCounting && <StatusChip tone="primary" icon="check" label={t('sitting-later.attempt.counts')} />}
        <AttemptRemarks>{remarksOf(attempt, timeZone).join(' · ')}</AttemptRemarks>
      </AttemptHead>
      <AnswerList>
        {responses.map((response, index) => (
          <ResponseItem
            key={response.questionKey}
            instance={instance}
            attemptNumber={number}
            response={response}
            letter={responses.length > 1 ? letterOf(index) : null}
          />
        ))}
      </AnswerList>
    </AttemptRow>
  )
}

/** Every attempt at a problem: what was answered, how it was read, and what came of it as far as released. */
export function AttemptList({ instance }: { instance: ProblemInstance }) {
  return (
    <section aria-label={t('sitting-later.attempts')}>
      <AttemptsTitle>{t('sitting-later.attempts')}</AttemptsTitle>
      <AttemptRows>
        {instance.attempts.toReversed().map((attempt) => (
          <AttemptItem key={attempt.number} instance={instance} attempt={attempt} />
        ))}
      </AttemptRows>
    </section>
  )
}
