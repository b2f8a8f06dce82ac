import type { ProblemInstance, Schedule, TypedAnswer } from '@isomorph/contract'
import { useEffect } from 'react'
import { useUserInfo } from '../../../data/index.ts'
import { notInTheirPlace } from '../../../session/impersonation.ts'
import { answersOfLastAttempt, valueOf, withAnswer } from './answer-state.ts'
import { closedReasonOf, isSettled, unsubmittedOf } from '../clock/closing.ts'
import type { DraftSync } from '../drafts/draft-sync.ts'
import type { DraftSyncSnapshot } from '../drafts/draft-types.ts'
import { isOver } from '../clock/ending.ts'
import { useSitting } from '../assessment/sitting-context.ts'
import { useDraftSync } from '../drafts/use-draft-sync.ts'
import { useSubmission, type Submission } from '../submissions/use-submission.ts'

export interface ProblemWork {
  readonly sync: DraftSync
  readonly kept: DraftSyncSnapshot
  readonly submission: Submission
  /** What stands in the fields. */
  readonly answers: readonly TypedAnswer[]
  /** Typed and never submitted, where nothing can be submitted any more. */
  readonly unsubmitted: readonly TypedAnswer[]
  /** Why nothing can be answered; null: it can. */
  readonly closedReason: string | null
  readonly change: (questionKey: number, value: string) => void
}

/** What somebody does in one problem: what they typed, where it is kept, and what they submitted. */
export function useProblemWork(instance: ProblemInstance): ProblemWork {
  const { id: userId = 0, isImpersonated = false } = useUserInfo() ?? {}
  const { sitting, schedule, isEnding, onSchedule } = useSitting()
  const groupAssessmentId = sitting.groupAssessment.id
  const [sync, kept] = useDraftSync({ userId, isImpersonated, groupAssessmentId, instance, onSchedule })
  const submission = useSubmission({ userId, groupAssessmentId, instance, sync })
  const isTouched = instance.draft !== null || kept.answers.length > 0 || kept.state !== 'saved'
  const lastSubmitted = answersOfLastAttempt(instance.attempts)
  const typed = isTouched ? kept.answers : lastSubmitted
  const answers = isSettled(instance) ? lastSubmitted : (submission.submitted ?? typed)
  useTimedKeeper(sync, schedule, isEnding)
  return {
    sync,
    kept,
    submission,
    answers,
    unsubmitted: isSettled(instance) ? unsubmittedOf(instance, submission.refused?.answers ?? typed) : [],
    closedReason:
      closedReasonOf(instance, { schedule, isEnding }) ?? kept.reason ?? (isImpersonated ? notInTheirPlace : null),
    change(questionKey, value) {
      submission.forgetError()
      if (value !== valueOf(answers, questionKey)) sync.edit(withAnswer(answers, questionKey, value))
    },
  }
}

/** The last keystrokes leave before nothing is taken any more, and again what came too late when more time is given. */
function useTimedKeeper(sync: DraftSync, schedule: Schedule, isEnding: boolean): void {
  const openUntil = isOver(schedule) ? null : (schedule.deadline ?? 'closed by hand')
  useEffect(() => {
    if (isEnding) void sync.flush()
  }, [sync, isEnding])
  useEffect(() => {
    if (openUntil !== null) sync.reopen()
  }, [sync, openUntil])
}

/** The frame around the problem learns how to send what is typed, the learner's schedule, and what is saved. */
export function useReportToFrame(instance: ProblemInstance, { sync, kept, closedReason }: ProblemWork): void {
  const { onFlushable, onSchedule, onSaveState } = useSitting()
  const isReadOnly = closedReason !== null
  useEffect(() => {
    onFlushable(sync.flush)
    return () => onFlushable(null)
  }, [onFlushable, sync])
  useEffect(() => onSchedule(instance.schedule), [instance.schedule, onSchedule])
  useEffect(() => {
    onSaveState(isReadOnly ? null : { state: kept.state, savedAt: kept.savedAt })
    return () => onSaveState(null)
  }, [isReadOnly, kept.state, kept.savedAt, onSaveState])
}
