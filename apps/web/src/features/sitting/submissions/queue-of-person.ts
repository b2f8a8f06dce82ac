import type { ProblemInstance } from '@isomorph/contract'
import { markRenewed } from '../../../data/base-query.ts'
import { coreApi } from '../../../data/core-api.ts'
import { isMarkMissing, requestErrorOf } from '../../../data/request-error.ts'
import type { RequestError } from '../../../data/request.ts'
import { addNotification } from '../../../data/slices/notifications-slice.ts'
import { listener, store } from '../../../data/store.ts'
import { browserClock } from '../../../unsaved-work/retrying-sender.ts'
import { withTexts } from '../../../screen/load-screen.ts'
import { isMendable, isRefusal } from './is-refusal.ts'
import type { PendingSubmission } from './queue-entries.ts'
import { createSubmissionQueue, type SubmissionQueue, type SubmissionOutcome } from './submission-queue.ts'
import { clearUnlessNewer, pendingDraftStore } from '../drafts/pending-drafts.ts'
import { submissionsKeyOf, submissionStore } from './pending-submissions.ts'
import { sittingApi } from '../sitting.api.ts'

const browserStorage = () => localStorage

/** A user's submissions are sent only while that user is signed in. */
function isSignedIn(userId: number): boolean {
  const { data } = coreApi.endpoints.getUserInfo.select(undefined)(store.getState())
  return data?.id === userId && !data.isImpersonated
}

type NotSent = Extract<SubmissionOutcome, { kind: 'unreachable' | 'lockedOut' }>

/** What becomes of a submission where something that goes with it was not sent; null: it was refused for what it is. */
function notSentAfter(error: RequestError): NotSent | null {
  if (isMarkMissing(error)) return { kind: 'lockedOut' }
  return isRefusal(error) ? null : { kind: 'unreachable' }
}

/**
 * Sends the draft of a submission whose page is closed; answers its version, or why it was not sent. Without this the
 * draft would be newer than the submission, and the deadline would submit it again.
 */
async function sendDraftOf(userId: number, submission: PendingSubmission): Promise<number | NotSent> {
  const { groupAssessmentId, problemInstanceId, answers, draftVersion } = submission
  const pending = pendingDraftStore(browserStorage, userId, problemInstanceId)
  const draft = pending.read()
  if (!draft || JSON.stringify(draft.answers) !== JSON.stringify(answers)) return draftVersion
  const body = { ...draft, sentAt: new Date().toISOString() }
  const params = { groupAssessmentId, problemInstanceId }
  const { data, error } = await store.dispatch(sittingApi.endpoints.saveDraft.initiate({ params, body }))
  // The submission is refused for the same reason, and says so.
  if (!data) return notSentAfter(requestErrorOf(error)) ?? draftVersion
  if (data.draft?.writerId !== draft.writerId) return draftVersion
  clearUnlessNewer(pending, draft)
  return data.draft.version
}

async function submit(
  userId: number,
  submission: PendingSubmission,
  sentDraftVersion: number | undefined,
): Promise<SubmissionOutcome> {
  if (!navigator.onLine || !isSignedIn(userId)) return { kind: 'unreachable' }
  const draftVersion = sentDraftVersion ?? (await sendDraftOf(userId, submission))
  if (typeof draftVersion !== 'number') return draftVersion
  const { groupAssessmentId, problemInstanceId, clientAttemptId, answers, clientAt } = submission
  const { data, error } = await store.dispatch(
    sittingApi.endpoints.submitAttempt.initiate({
      params: { groupAssessmentId, problemInstanceId },
      body: { clientAttemptId, answers: [...answers], clientAt, draftVersion },
    }),
  )
  if (data?.keptAsEvidence !== undefined) void notifyOfLateWork(data, data.keptAsEvidence)
  if (data) return { kind: 'taken', instance: data }
  const failure = requestErrorOf(error)
  const notSent = notSentAfter(failure)
  if (notSent) return notSent
  if (!isMendable(failure)) await reloadInstance({ groupAssessmentId, problemInstanceId })
  return { kind: 'refused', error: failure }
}

const loadLateWork = withTexts(() => import('./late-work.ts'), ['sitting-later'])

/** The page of the problem says the same, so that nothing is lost where the words cannot be fetched. */
async function notifyOfLateWork({ lateEvidence = [] }: ProblemInstance, id: number): Promise<void> {
  const kept = lateEvidence.find((each) => each.id === id)
  const words = kept && (await loadLateWork().catch(() => null))
  if (words) store.dispatch(addNotification({ type: 'WARNING', text: words.lateWorkText(kept) }))
}

/** Loads first that nothing more can be submitted, so that the page is closed when it shows the refusal. */
async function reloadInstance(params: { groupAssessmentId: number; problemInstanceId: number }): Promise<void> {
  store.dispatch(sittingApi.util.invalidateTags(['Sitting']))
  const { getProblemInstance } = sittingApi.endpoints
  await store.dispatch(getProblemInstance.initiate({ params }, { subscribe: false, forceRefetch: true }))
}

const queues = new Map<number, SubmissionQueue>()

/** The one submission queue of a user in this tab. It sends when the browser is online again. */
export function submissionQueueOf(userId: number): SubmissionQueue {
  const existing = queues.get(userId)
  if (existing) return existing
  const submissionQueue = createSubmissionQueue({
    store: submissionStore(browserStorage, userId),
    send: async (submission, draftVersion) => submit(userId, submission, draftVersion),
    ...browserClock,
  })
  queues.set(userId, submissionQueue)
  submissionQueue.sendWhenOnline()
  listener.startListening({
    actionCreator: markRenewed,
    effect: ({ payload }) => void submissionQueue.sendOf(payload),
  })
  addEventListener('storage', ({ key }) => {
    if (key !== submissionsKeyOf(userId)) return
    // What another tab has sent is an attempt that this tab has not loaded.
    if (submissionQueue.readAgain()) store.dispatch(sittingApi.util.invalidateTags(['ProblemInstance', 'Sitting']))
    void submissionQueue.send()
  })
  return submissionQueue
}
