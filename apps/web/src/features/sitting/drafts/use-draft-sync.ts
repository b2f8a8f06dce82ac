import type { ProblemInstance, Schedule } from '@isomorph/contract'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useUnsavedRegistration } from '../../../unsaved-work/unsaved-registry.ts'
import { browserClock } from '../../../unsaved-work/retrying-sender.ts'
import { createDraftSync, type DraftSync } from './draft-sync.ts'
import type { DraftMessage, DraftSyncSnapshot, SendOutcome } from './draft-types.ts'
import { noPendingDrafts, pendingDraftStore } from './pending-drafts.ts'
import { outcomeOfFailure } from './save-outcome.ts'
import { writerOfThisTab } from './tab-writer.ts'
import { useSaveDraftMutation } from '../sitting.api.ts'

interface Place {
  readonly userId: number
  /** Somebody acts as the person. */
  readonly isImpersonated: boolean
  readonly groupAssessmentId: number
  readonly instance: ProblemInstance
  readonly onSchedule: (schedule: Schedule) => void
}

type Send = (message: DraftMessage) => Promise<SendOutcome>

function useSendDraft(groupAssessmentId: number, problemInstanceId: number): Send {
  const [saveDraft] = useSaveDraftMutation()
  return useCallback(
    async (message) => {
      const body = { ...message, sentAt: new Date().toISOString() }
      const { data, error } = await saveDraft({ params: { groupAssessmentId, problemInstanceId }, body })
      return data ? { kind: 'answered', ...data } : outcomeOfFailure(requestErrorOf(error))
    },
    [saveDraft, groupAssessmentId, problemInstanceId],
  )
}

/** Sends what is typed when the browser is online again, and when the page is hidden or left. */
function useSendingWhileShown(sync: DraftSync): void {
  useEffect(() => {
    const sendNow = () => void sync.flush()
    const stopListening = sync.sendWhenOnline()
    addEventListener('pagehide', sendNow)
    return () => {
      stopListening()
      removeEventListener('pagehide', sendNow)
      sendNow()
    }
  }, [sync])
}

/** The draft sync of one problem and its snapshot. The component is keyed by problem instance. */
export function useDraftSync({
  userId,
  isImpersonated,
  groupAssessmentId,
  instance,
  onSchedule,
}: Place): [DraftSync, DraftSyncSnapshot] {
  const { problemInstanceId } = instance
  const send = useSendDraft(groupAssessmentId, problemInstanceId)
  const [sync] = useState(() =>
    createDraftSync({
      draft: instance.draft,
      writer: writerOfThisTab(),
      pending: isImpersonated ? noPendingDrafts : pendingDraftStore(() => localStorage, userId, problemInstanceId),
      send,
      onSchedule,
      ...browserClock,
    }),
  )
  useSendingWhileShown(sync)
  const snapshot = useSyncExternalStore(sync.subscribe, sync.getSnapshot)
  const isTyped = snapshot.answers.length > 0
  useUnsavedRegistration(isTyped && !isImpersonated ? sync.isStored : null)
  return [sync, snapshot]
}
