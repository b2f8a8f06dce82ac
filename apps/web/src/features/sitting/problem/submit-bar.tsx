import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { Button, ErrorPanel } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { emptyFieldsOf } from './answer-state.ts'
import { ConfirmLater, usePrefetchedConfirm } from './confirm-later.ts'
import { BarRows, SubmitNote, SubmitRow } from './problem-page.styles.ts'
import { isMendable } from '../submissions/is-refusal.ts'
import { useSitting } from '../assessment/sitting-context.ts'
import { attemptsAllowedAt } from '../clock/closing.ts'
import type { Submission } from '../submissions/use-submission.ts'
import { WaitingBand } from '../submissions/waiting-band.tsx'

interface SubmitBarProps {
  readonly instance: ProblemInstance
  readonly answers: readonly TypedAnswer[]
  readonly submission: Submission
  readonly onSubmit: () => void
}

function attemptsText(used: number, allowed: number | null): string {
  if (allowed === null) return used === 0 ? 'As many attempts as you like' : `Attempt ${used + 1}`
  return `Attempt ${used + 1} of ${allowed}`
}

/** Whether the latest attempt has the same answers: submitting them again would only cost an attempt. */
function isSubmitted({ attempts }: ProblemInstance, answers: readonly TypedAnswer[]): boolean {
  const responses = attempts.at(-1)?.responses
  if (!responses) return false
  const valueOf = new Map(answers.map(({ questionKey, value }) => [questionKey, value]))
  return responses.every(({ questionKey, value }) => (valueOf.get(questionKey) ?? '') === value)
}

/** The one main action of the page, with what it costs. */
export function SubmitBar({ instance, answers, submission, onSubmit }: SubmitBarProps) {
  const { schedule } = useSitting()
  const [isAsking, setAsking] = useState(false)
  usePrefetchedConfirm()
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
      {failure && <ErrorPanel error={failure} {...(isMendable(failure) && { onRetry: onSubmit })} />}
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
          {submission.isSubmitting ? 'Submitting…' : 'Submit answers'}
        </Button>
        <SubmitNote>
          {attemptsText(instance.attemptsUsed, attemptsAllowedAt(instance, schedule))} ·{' '}
          {instance.ownPenaltyPercent !== null && `each further one costs ${instance.ownPenaltyPercent} % · `}
          {isRepeated ? 'change an answer to submit again' : 'a wrong spelling costs nothing'}
        </SubmitNote>
      </SubmitRow>
      {isAsking && <EmptyAnswersDialog count={empty.length} onConfirm={submit} onCancel={() => setAsking(false)} />}
    </BarRows>
  )
}

interface EmptyAnswersDialogProps {
  readonly count: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function EmptyAnswersDialog({ count, onConfirm, onCancel }: EmptyAnswersDialogProps) {
  return (
    <Suspense>
      <ConfirmLater
        isOpen
        title="Submit with empty answers?"
        confirmLabel="Submit"
        cancelLabel="Go on working"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        {count === 1 ? 'One answer is' : `${count} answers are`} still empty. Empty answers earn nothing in this
        attempt.
      </ConfirmLater>
    </Suspense>
  )
}
