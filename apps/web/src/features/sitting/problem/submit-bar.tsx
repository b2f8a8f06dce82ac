import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { emptyFieldsOf } from './answer-state.ts'
import { useFetchAhead } from './fetch-ahead.ts'
import { formatPoints } from '../../../numbers/points.ts'
import { lazyPart, withTexts } from '../../../screen/load-screen.ts'
import { BarRows, SubmitNote, SubmitRow } from './problem-page.styles.ts'
import { RefusalPanel } from '../refusals/refusal-panel.tsx'
import { isMendable } from '../submissions/is-refusal.ts'
import { useSitting } from '../assessment/sitting-context.ts'
import { attemptsAllowedAt } from '../clock/closing.ts'
import type { Submission } from '../submissions/use-submission.ts'
import { WaitingBand } from '../submissions/waiting-band.tsx'

const loadEmptyAnswers = withTexts(
  async () => (await import('./empty-answers-dialog.tsx')).EmptyAnswersDialog,
  ['sitting-later'],
)
const EmptyAnswersDialog = lazyPart(loadEmptyAnswers)

interface SubmitBarProps {
  readonly instance: ProblemInstance
  readonly answers: readonly TypedAnswer[]
  readonly submission: Submission
  readonly onSubmit: () => void
}

function attemptsText(used: number, allowed: number | null): string {
  const number = String(used + 1)
  if (allowed !== null) return t('sitting.submit.attemptOf', { number, allowed: String(allowed) })
  return used === 0 ? t('sitting.submit.unlimited') : t('sitting.submit.attempt', { number })
}

/** Whether the latest attempt has the same answers: submitting them again would only cost an attempt. */
function isSubmitted({ attempts }: ProblemInstance, answers: readonly TypedAnswer[]): boolean {
  const responses = attempts.at(-1)?.responses
  if (!responses) return false
  const valueOf = new Map(answers.map(({ questionKey, value }) => [questionKey, value]))
  return responses.every(({ questionKey, value }) => (valueOf.get(questionKey) ?? '') === value)
}

/** What submitting costs, or why it would be of no use. */
function Note({ instance, isRepeated }: { readonly instance: ProblemInstance; readonly isRepeated: boolean }) {
  const { schedule } = useSitting()
  const { attemptsUsed, ownPenaltyPercent } = instance
  return (
    <SubmitNote>
      {attemptsText(attemptsUsed, attemptsAllowedAt(instance, schedule))} ·{' '}
      {ownPenaltyPercent !== null && `${t('sitting.submit.penalty', { percent: formatPoints(ownPenaltyPercent) })} · `}
      {t(isRepeated ? 'sitting.submit.repeated' : 'sitting.submit.spelling')}
    </SubmitNote>
  )
}

/** The one main action of the page, with what it costs. */
export function SubmitBar({ instance, answers, submission, onSubmit }: SubmitBarProps) {
  const [isAsking, setAsking] = useState(false)
  useFetchAhead(loadEmptyAnswers)
  const failure = submission.unreadable.size === 0 ? submission.error : null
  const empty = emptyFieldsOf(instance.answerFields, answers)
  const isAllEmpty = empty.length === instance.answerFields.length
  const isRepeated = isSubmitted(instance, answers)
  const submit = () => {
    setAsking(false)
    onSubmit()
  }
  return (
    <BarRows>
      {failure && <RefusalPanel error={failure} {...(isMendable(failure) && { onRetry: onSubmit })} />}
      {submission.waiting && (
        <WaitingBand isLockedOut={submission.waiting.state === 'lockedOut'} onCancel={submission.cancelSubmission} />
      )}
      <SubmitRow>
        <Button
          data-submit
          variant="contained"
          disabled={isAllEmpty || isRepeated || submission.isSubmitting || submission.waiting !== null}
          onClick={() => (empty.length > 0 ? setAsking(true) : submit())}
        >
          {t(submission.isSubmitting ? 'sitting.submit.busy' : 'sitting.submit')}
        </Button>
        <Note instance={instance} isRepeated={isRepeated} />
      </SubmitRow>
      {isAsking && (
        <Suspense>
          <EmptyAnswersDialog count={empty.length} onConfirm={submit} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </BarRows>
  )
}
