import { requestErrorOf } from '../../../data/request-error.ts'
import { store } from '../../../data/store.ts'
import { browserClock, createRetryingSender, type RetryingSender } from '../../../unsaved-work/retrying-sender.ts'
import { sittingApi } from '../sitting.api.ts'
import { isOwnRepeat } from './draft-state.ts'
import type { PendingDraft, SendOutcome } from './draft-types.ts'
import { clearUnlessNewer, pendingDraftStore } from './pending-drafts.ts'
import { outcomeOfFailure } from './save-outcome.ts'

interface OtherDrafts {
  readonly userId: number
  readonly groupAssessmentId: number
  /** Problems whose pages are not open; a page sends its own. */
  readonly problemInstanceIds: () => readonly number[]
}

async function sendDraft(
  groupAssessmentId: number,
  problemInstanceId: number,
  draft: PendingDraft,
): Promise<SendOutcome> {
  const body = { ...draft, sentAt: new Date().toISOString() }
  const params = { groupAssessmentId, problemInstanceId }
  const { data, error } = await store.dispatch(sittingApi.endpoints.saveDraft.initiate({ params, body }))
  return data ? { kind: 'answered', ...data } : outcomeOfFailure(requestErrorOf(error))
}

/** What is kept of the page has to hold the draft that the server has now: it is opened with it in the next outage. */
async function fetchAnew(groupAssessmentId: number, problemInstanceId: number): Promise<void> {
  const argument = { params: { groupAssessmentId, problemInstanceId } }
  const fresh = { subscribe: false, forceRefetch: true }
  await store.dispatch(sittingApi.endpoints.getProblemInstance.initiate(argument, fresh))
}

/**
 * Sends what was typed without a connection in problems whose pages are not open any more. What the server does not take
 * stays stored: the page of the problem says so when it is opened.
 */
export function createOtherDraftsSender({
  userId,
  groupAssessmentId,
  problemInstanceIds,
}: OtherDrafts): RetryingSender {
  const notTaken = new Set<string>()
  const storeOf = (id: number) => pendingDraftStore(() => localStorage, userId, id)
  const nameOf = (id: number, { writerId, writerSequence }: PendingDraft) => `${id}:${writerId}:${writerSequence}`
  const next = () =>
    problemInstanceIds()
      .flatMap((id) => {
        const draft = storeOf(id).read()
        return draft && !notTaken.has(nameOf(id, draft)) ? [{ id, draft }] : []
      })
      .at(0)
  return createRetryingSender({
    hasWork: () => navigator.onLine && next() !== undefined,
    sendNext: async () => {
      const found = next()
      if (!found) return { kind: 'answered' }
      const { id, draft } = found
      const outcome = await sendDraft(groupAssessmentId, id, draft)
      if (outcome.kind === 'unreachable') return outcome
      const isTaken = outcome.kind === 'answered' && (outcome.isApplied || isOwnRepeat(outcome.draft, draft))
      if (isTaken) {
        clearUnlessNewer(storeOf(id), draft)
        await fetchAnew(groupAssessmentId, id)
      } else notTaken.add(nameOf(id, draft))
      return { kind: 'answered' }
    },
    onWaiting: () => undefined,
    clock: browserClock,
  })
}
