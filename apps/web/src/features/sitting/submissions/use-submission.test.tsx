// @vitest-environment jsdom
import type { ProblemInstance } from '@isomorph/contract'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftSync } from '../drafts/draft-sync.ts'
import { emptyStorage, stoppedClock } from '../drafts/memory-storage.fixtures.ts'
import { createSubmissionQueue, type SubmissionOutcome } from './submission-queue.ts'
import { noPendingDrafts } from '../drafts/pending-drafts.ts'
import { submissionStore } from './pending-submissions.ts'
import { useSubmission, type Submission } from './use-submission.ts'

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
  writerId: 'this tab',
  pending: noPendingDrafts,
  send: async () => ({ kind: 'unreachable' }),
  onSchedule: () => undefined,
  ...stoppedClock,
})

let root: Root
let submission: Submission

function Probe({ onSubmission }: { onSubmission: (next: Submission) => void }) {
  const next = useSubmission({ userId: 7, groupAssessmentId: 1, instance, sync })
  useEffect(() => onSubmission(next))
  return null
}

async function answerWith(outcome: SubmissionOutcome) {
  await vi.waitFor(() => expect(requests).not.toEqual([]))
  await act(async () => {
    requests.shift()?.(outcome)
    await new Promise((resolve) => setTimeout(resolve))
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  act(() => root.render(<Probe onSubmission={(next) => void (submission = next)} />))
})

afterEach(() => act(() => root.unmount()))

it('says what was submitted while it is on its way, waits, and is on its way again', async () => {
  expect(submission.submitted).toBeNull()
  await act(async () => {
    void submission.submit(answers)
    await vi.waitFor(() => expect(requests).not.toEqual([]))
  })
  expect(submission).toMatchObject({ isSubmitting: true, waiting: null, submitted: answers })
  await answerWith({ kind: 'unreachable' })
  expect(submission).toMatchObject({ isSubmitting: false, waiting: { answers }, submitted: answers })
  act(() => void submissionQueue.send())
  expect(submission).toMatchObject({ isSubmitting: true, waiting: null, submitted: answers })
  await answerWith({ kind: 'taken', instance })
  expect(submission).toMatchObject({ isSubmitting: false, waiting: null, submitted: null })
})
