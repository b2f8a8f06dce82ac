// @vitest-environment jsdom
import type { ProblemInstance } from '@isomorph/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftSync } from '../drafts/draft-sync.ts'
import { emptyStorage, stoppedClock, writerCalled } from '../drafts/memory-storage.fixtures.ts'
import { createSubmissionQueue, type SubmissionOutcome } from './submission-queue.ts'
import { noPendingDrafts } from '../drafts/pending-drafts.ts'
import { submissionStore } from './pending-submissions.ts'
import { usePendingSubmissions, useSubmission } from './use-submission.ts'

const requests = vi.hoisted((): ((outcome: SubmissionOutcome) => void)[] => [])
const submissionQueue = createSubmissionQueue({
  store: submissionStore(emptyStorage(), 7),
  send: async () => new Promise((resolve) => void requests.push(resolve)),
  ...stoppedClock,
})
vi.mock('./queue-of-person.ts', () => ({ submissionQueueOf: () => submissionQueue }))

const instance = { problemInstanceId: 1, attemptsUsed: 0, draft: null } as unknown as ProblemInstance
const answers = [{ questionKey: 1, value: '7' }]
const sync = createDraftSync({
  draft: null,
  writer: writerCalled('this tab'),
  pending: noPendingDrafts,
  send: async () => ({ kind: 'unreachable' }),
  onSchedule: () => undefined,
  ...stoppedClock,
})

async function answerWith(outcome: SubmissionOutcome) {
  await vi.waitFor(() => expect(requests).not.toEqual([]))
  await act(async () => requests.shift()?.(outcome))
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(cleanup)

it('says what was submitted while it is being sent, waits, and is being sent again', async () => {
  const { result } = renderHook(() => useSubmission({ userId: 7, groupAssessmentId: 1, instance, sync }))
  expect(result.current.submitted).toBeNull()
  await act(async () => {
    void result.current.submit(answers)
    await vi.waitFor(() => expect(requests).not.toEqual([]))
  })
  expect(result.current).toMatchObject({ isSubmitting: true, waiting: null, submitted: answers })
  await answerWith({ kind: 'unreachable' })
  await vi.waitFor(() => expect(result.current.isSubmitting).toBe(false))
  expect(result.current).toMatchObject({ waiting: { answers }, submitted: answers })
  act(() => void submissionQueue.send())
  expect(result.current).toMatchObject({ isSubmitting: true, waiting: null, submitted: answers })
  await answerWith({ kind: 'taken', instance })
  await vi.waitFor(() => expect(result.current.isSubmitting).toBe(false))
  expect(result.current).toMatchObject({ waiting: null, submitted: null })
})

it('tries again what was refused outside the lockdown browser once the content is not withheld any more', async () => {
  const { result } = renderHook(() => useSubmission({ userId: 7, groupAssessmentId: 1, instance, sync }))
  await act(async () => {
    void result.current.submit(answers)
    await vi.waitFor(() => expect(requests).not.toEqual([]))
  })
  await answerWith({ kind: 'lockedOut' })
  await vi.waitFor(() => expect(result.current.isSubmitting).toBe(false))
  expect(result.current).toMatchObject({ waiting: { state: 'lockedOut' }, submitted: answers })
  const { result: pending, rerender } = renderHook(
    ({ isWithheld }) => usePendingSubmissions(7, { groupAssessmentId: 1, isWithheld }),
    { initialProps: { isWithheld: true } },
  )
  expect(pending.current).toMatchObject([{ state: 'lockedOut' }])
  rerender({ isWithheld: false })
  await answerWith({ kind: 'taken', instance })
  await vi.waitFor(() => expect(pending.current).toEqual([]))
})
