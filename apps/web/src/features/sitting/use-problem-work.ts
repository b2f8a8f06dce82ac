import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import { useEffect } from 'react'
import { useUserInfo } from '../../data/index.ts'
import { notInTheirPlace } from '../../session/impersonation.ts'
import { answersOfLastAttempt, valueOf, withAnswer } from './answer-state.ts'
import type { DraftKeeper, KeeperSnapshot } from './draft-keeper.ts'
import { useSitting } from './sitting-context.ts'
import { useDraftKeeper } from './use-draft-keeper.ts'
import { useSubmission, type Submission } from './use-submission.ts'

export interface ProblemWork {
  readonly keeper: DraftKeeper
  readonly kept: KeeperSnapshot
  readonly submission: Submission
  /** What stands in the fields. */
  readonly answers: readonly TypedAnswer[]
  /** Why nothing can be answered; null: it can. */
  readonly closedReason: string | null
  readonly change: (questionKey: number, value: string) => void
}

/** What somebody does in one problem: what they typed, where it is kept, and what they submitted. */
export function useProblemWork(instance: ProblemInstance): ProblemWork {
  const { id: userId = 0, isImpersonated = false } = useUserInfo() ?? {}
  const { sitting, onSchedule } = useSitting()
  const groupAssessmentId = sitting.groupAssessment.id
  const [keeper, kept] = useDraftKeeper({ userId, isImpersonated, groupAssessmentId, instance, onSchedule })
  const submission = useSubmission({ userId, groupAssessmentId, instance, keeper })
  const isTouched = instance.draft !== null || kept.answers.length > 0 || kept.state !== 'saved'
  const typed = isTouched ? kept.answers : answersOfLastAttempt(instance.attempts)
  const answers = submission.submitted ?? typed
  return {
    keeper,
    kept,
    submission,
    answers,
    closedReason: instance.closedReason ?? kept.reason ?? (isImpersonated ? notInTheirPlace : null),
    change(questionKey, value) {
      submission.forgetError()
      if (value !== valueOf(answers, questionKey)) keeper.edit(withAnswer(answers, questionKey, value))
    },
  }
}

/** The frame around the problem learns how to send what is typed, the learner's schedule, and what is saved. */
export function useTellFrame(instance: ProblemInstance, { keeper, kept, closedReason }: ProblemWork): void {
  const { onFlushable, onSchedule, onSaveState } = useSitting()
  const isReadOnly = closedReason !== null
  useEffect(() => {
    onFlushable(keeper.flush)
    return () => onFlushable(null)
  }, [onFlushable, keeper])
  useEffect(() => onSchedule(instance.schedule), [instance.schedule, onSchedule])
  useEffect(() => {
    onSaveState(isReadOnly ? null : { state: kept.state, savedAt: kept.savedAt })
    return () => onSaveState(null)
  }, [isReadOnly, kept.state, kept.savedAt, onSaveState])
}
