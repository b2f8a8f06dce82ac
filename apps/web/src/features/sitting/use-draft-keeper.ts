import type { ProblemInstance, Schedule } from '@isomorph/contract'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  createDraftKeeper,
  type DraftKeeper,
  type DraftMessage,
  type KeeperSnapshot,
  type SendOutcome,
} from './draft-keeper.ts'
import { noPendingDrafts, pendingDraftStore, writerIdOfThisTab } from './pending-drafts.ts'
import { useSaveDraftMutation } from './sitting.api.ts'

interface Place {
  readonly userId: number
  /** Somebody acts as the person. */
  readonly isImpersonated: boolean
  readonly groupAssessmentId: number
  readonly instance: ProblemInstance
  readonly onSchedule: (schedule: Schedule) => void
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}

/** The keeper of one problem's answers and what it says at the moment. The component is keyed by problem instance. */
export function useDraftKeeper({
  userId,
  isImpersonated,
  groupAssessmentId,
  instance,
  onSchedule,
}: Place): [DraftKeeper, KeeperSnapshot] {
  const [saveDraft] = useSaveDraftMutation()
  const { problemInstanceId } = instance
  const send = useMemo(
    () =>
      async (body: DraftMessage): Promise<SendOutcome> => {
        const { data, error } = await saveDraft({ params: { groupAssessmentId, problemInstanceId }, body })
        if (data) return { kind: 'answered', ...data }
        const status = error && 'status' in error ? error.status : -1
        const detail = error && 'detail' in error ? error.detail : ''
        return isRefusal(status) ? { kind: 'refused', detail } : { kind: 'unreachable' }
      },
    [saveDraft, groupAssessmentId, problemInstanceId],
  )
  const [keeper] = useState(() =>
    createDraftKeeper({
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
    const sendNow = () => void keeper.flush()
    addEventListener('online', sendNow)
    addEventListener('pagehide', sendNow)
    return () => {
      removeEventListener('online', sendNow)
      removeEventListener('pagehide', sendNow)
      keeper.leave()
    }
  }, [keeper])
  return [keeper, useSyncExternalStore(keeper.subscribe, keeper.getSnapshot)]
}
