import type { ProblemInstance, Schedule, TypedAnswer } from '@isomorph/contract'
import { useEffect } from 'react'
import { useUserInfo } from '../../../data/index.ts'
import type { RequestError } from '../../../data/request.ts'
import { notInTheirPlace } from '../../../session/impersonation.ts'
import { answersOfLastAttempt, valueOf, withAnswer } from './answer-state.ts'
import { closedReasonOf, isSettled, unsubmittedOf } from '../clock/closing.ts'
import type { DraftSync } from '../drafts/draft-sync.ts'
import type { DraftSyncSnapshot } from '../drafts/draft-types.ts'
import { isOver } from '../clock/ending.ts'
import { useSitting } from '../assessment/sitting-context.ts'
import { useDraftSync } from '../drafts/use-draft-sync.ts'
import { useIsOnline } from '../submissions/use-is-online.ts'
import { useSubmission, type Submission } from '../submissions/use-submission.ts'

export interface ProblemWork {
  readonly sync: DraftSync
  /** What is typed and how much of it is saved. */
  readonly draft: DraftSyncSnapshot
  readonly submission: Submission
  /** What stands in the fields. */
  readonly answers: readonly TypedAnswer[]
  /** Typed and never submitted, where nothing can be submitted any more. */
  readonly unsubmitted: readonly TypedAnswer[]
  /** Why nothing can be answered; null: it can. */
  readonly closedReason: string | null
  /** Nothing can be answered because the server has refused what was typed. */
  readonly refusedDraft: RequestError | null
  readonly change: (questionKey: number, value: string) => void
}

/** What was typed, or where nothing was since the last attempt, what was submitted with that. */
function typedAnswers(instance: ProblemInstance, { answers, state }: DraftSyncSnapshot): readonly TypedAnswer[] {
  const isTouched = instance.draft !== null || answers.length > 0 || state !== 'saved'
  return isTouched ? answers : answersOfLastAttempt(instance.attempts)
}

/** A learner's work on one problem: the draft, its sync, and what was submitted. */
export function useProblemWork(instance: ProblemInstance): ProblemWork {
  const { id: userId = 0, isImpersonated = false } = useUserInfo() ?? {}
  const { sitting, schedule, isEnding, onSchedule } = useSitting()
  const isOnline = useIsOnline()
  const groupAssessmentId = sitting.groupAssessment.id
  const [sync, draft] = useDraftSync({ userId, isImpersonated, groupAssessmentId, instance, onSchedule })
  const submission = useSubmission({ userId, groupAssessmentId, instance, sync })
  const typed = typedAnswers(instance, draft)
  const answersWith = (last: readonly TypedAnswer[]): readonly TypedAnswer[] =>
    isSettled(instance) ? answersOfLastAttempt(instance.attempts) : (submission.submitted ?? last)
  useSendAtDeadline(sync, schedule, isEnding)
  const closedReason = closedReasonOf(instance, { schedule, isEnding, isOnline })
  return {
    sync,
    draft,
    submission,
    answers: answersWith(typed),
    unsubmitted: isSettled(instance) ? unsubmittedOf(instance, submission.refused?.answers ?? typed) : [],
    closedReason: closedReason ?? draft.reason?.detail ?? (isImpersonated ? notInTheirPlace() : null),
    refusedDraft: closedReason === null ? draft.reason : null,
    change(questionKey, value) {
      // Keys that were typed before the field was there arrive all at once, before the page has shown the first of them.
      const answers = answersWith(typedAnswers(instance, sync.getSnapshot()))
      // A field may tell of its value once more; what was refused about that value still holds.
      if (value === valueOf(answers, questionKey)) return
      submission.dismissError()
      sync.edit(withAnswer(answers, questionKey, value))
    },
  }
}

/** Sends the last keystrokes before the deadline, and again what came too late when the deadline moves. */
function useSendAtDeadline(sync: DraftSync, schedule: Schedule, isEnding: boolean): void {
  const openUntil = isOver(schedule) ? null : (schedule.deadline ?? 'byHand')
  useEffect(() => {
    if (isEnding) void sync.flush()
  }, [sync, isEnding])
  useEffect(() => {
    if (openUntil !== null) sync.reopen()
  }, [sync, openUntil])
}

/** Reports to the frame around the problem: how to send the draft, the learner's schedule, and what is saved. */
export function useReportToFrame(instance: ProblemInstance, { sync, draft, closedReason }: ProblemWork): void {
  const { onFlushable, onReadable, onSchedule, onSaveState } = useSitting()
  const isReadOnly = closedReason !== null
  useEffect(() => {
    onFlushable(sync.flush)
    return () => onFlushable(null)
  }, [onFlushable, sync])
  useEffect(onReadable, [onReadable])
  useEffect(() => onSchedule(instance.schedule), [instance.schedule, onSchedule])
  useEffect(() => {
    onSaveState(isReadOnly ? null : { state: draft.state, savedAt: draft.savedAt })
    return () => onSaveState(null)
  }, [isReadOnly, draft.state, draft.savedAt, onSaveState])
}
