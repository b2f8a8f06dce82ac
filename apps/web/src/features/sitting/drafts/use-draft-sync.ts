import type { ProblemInstance, Schedule } from '@isomorph/contract'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useUnsavedRegistration } from '../../../unsaved-work/unsaved-registry.ts'
import {
  createDraftSync,
  type DraftSync,
  type DraftMessage,
  type DraftSyncSnapshot,
  type SendOutcome,
} from './draft-sync.ts'
import { isRefusal } from '../submissions/is-refusal.ts'
import { noPendingDrafts, pendingDraftStore, writerIdOfThisTab } from './pending-drafts.ts'
import { useSaveDraftMutation } from '../sitting.api.ts'

interface Place {
  readonly userId: number
  /** Somebody acts as the person. */
  readonly isImpersonated: boolean
  readonly groupAssessmentId: number
  readonly instance: ProblemInstance
  readonly onSchedule: (schedule: Schedule) => void
}

/** The keeper of one problem's answers and what it says at the moment. The component is keyed by problem instance. */
export function useDraftSync({
  userId,
  isImpersonated,
  groupAssessmentId,
  instance,
  onSchedule,
}: Place): [DraftSync, DraftSyncSnapshot] {
  const [saveDraft] = useSaveDraftMutation()
  const { problemInstanceId } = instance
  const send = useMemo(
    () =>
      async (body: DraftMessage): Promise<SendOutcome> => {
        const { data, error } = await saveDraft({ params: { groupAssessmentId, problemInstanceId }, body })
        if (data) return { kind: 'answered', ...data }
        const failure = requestErrorOf(error)
        if (isRefusal(failure)) return { kind: 'refused', detail: failure.detail }
        // What else asks to wait is down for a moment: it is tried again sooner.
        const seconds = failure.status === 429 ? (failure.retryAfterSeconds ?? 0) : 0
        return { kind: 'unreachable', waitMilliseconds: seconds * 1000 }
      },
    [saveDraft, groupAssessmentId, problemInstanceId],
  )
  const [sync] = useState(() =>
    createDraftSync({
      draft: instance.draft,
      writerId: writerIdOfThisTab(sessionStorage),
      pending: isImpersonated ? noPendingDrafts : pendingDraftStore(localStorage, userId, problemInstanceId),
      send,
      onSchedule,
      now: () => new Date(),
      setTimer: (action, milliseconds) => {
        const timer = setTimeout(action, milliseconds)
        return () => clearTimeout(timer)
      },
    }),
  )
  useEffect(() => {
    const sendNow = () => void sync.flush()
    addEventListener('online', sendNow)
    addEventListener('pagehide', sendNow)
    return () => {
      removeEventListener('online', sendNow)
      removeEventListener('pagehide', sendNow)
      sync.leave()
    }
  }, [sync])
  const snapshot = useSyncExternalStore(sync.subscribe, sync.getSnapshot)
  const isTyped = snapshot.answers.length > 0
  useUnsavedRegistration(isTyped && !isImpersonated ? sync.isKept : null)
  return [sync, snapshot]
}
