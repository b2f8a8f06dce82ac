// @vitest-environment jsdom
import type { Draft, ProblemInstance, Schedule } from '@isomorph/contract'
import { beforeEach, expect, it } from 'vitest'
import { createDraftSync } from './drafts/draft-sync.ts'
import type { DraftMessage } from './drafts/draft-types.ts'
import { stoppedClock, writerCalled } from './drafts/memory-storage.fixtures.ts'
import { pendingDraftStore } from './drafts/pending-drafts.ts'
import { hasPendingSubmissions, hasSavedAnswers } from './index.ts'
import { submissionStore } from './submissions/pending-submissions.ts'
import type { PendingSubmission } from './submissions/queue-entries.ts'
import { createSubmissionQueue } from './submissions/submission-queue.ts'

/** Entries as version 1.43 stored them, character by character. Unsent work of that version must still be sent. */
const stored = {
  'persist:draft:12:345':
    '{"answers":[{"questionKey":1,"value":"\\\\frac{1}{2}"},{"questionKey":3,"value":"15;16"}],"writerId":"6f1c1a52-6c1e-4d3c-9a53-0c2f6f1d9b11","writerSequence":4,"baseVersion":2,"editedAt":"2026-09-01T10:00:00.000Z"}',
  'persist:submissions:12':
    '[{"groupAssessmentId":9,"problemInstanceId":345,"clientAttemptId":"0a6c3f1e-8d7b-8f21-9c3e-4b5a69788796","answers":[{"questionKey":1,"value":"7"}],"clientAt":"2026-09-01T10:01:00.000Z","draftVersion":2,"refusal":null},{"groupAssessmentId":9,"problemInstanceId":346,"clientAttemptId":"1b7d4a2f-9e8c-8a32-8d4f-5c6b7a8998a7","answers":[{"questionKey":1,"value":"8"}],"clientAt":"2026-09-01T10:02:00.000Z","draftVersion":0,"refusal":{"status":409,"title":"Too late","detail":"The deadline has passed.","type":"urn:isomorph:deadline-passed"}}]',
}
const storage = () => localStorage

beforeEach(() => {
  localStorage.clear()
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
})

it('sends a draft that version 1.43 stored, and removes it when it has arrived', async () => {
  const sent: DraftMessage[] = []
  const sync = createDraftSync({
    draft: { version: 2, answers: [], savedAt: '', writerId: 'another tab', writerSequence: 1 },
    writer: writerCalled('6f1c1a52-6c1e-4d3c-9a53-0c2f6f1d9b11'),
    pending: pendingDraftStore(storage, 12, 345),
    send: async (message) => {
      sent.push(message)
      const draft: Draft = { ...message, version: 3, savedAt: '2026-09-01T10:05:00Z' }
      return { kind: 'answered', isApplied: true, draft, schedule: {} as Schedule }
    },
    onSchedule: () => undefined,
    ...stoppedClock,
  })
  expect(sync.getSnapshot().state).toBe('unsaved')
  await sync.flush()
  expect(sent).toEqual([
    {
      answers: [
        { questionKey: 1, value: '\\frac{1}{2}' },
        { questionKey: 3, value: '15;16' },
      ],
      writerId: '6f1c1a52-6c1e-4d3c-9a53-0c2f6f1d9b11',
      writerSequence: 4,
      baseVersion: 2,
      editedAt: '2026-09-01T10:00:00.000Z',
    },
  ])
  expect(localStorage.getItem('persist:draft:12:345')).toBeNull()
})

it('sends a submission that version 1.43 stored, and still shows the refusal of another', async () => {
  const sent: PendingSubmission[] = []
  const queue = createSubmissionQueue({
    store: submissionStore(storage, 12),
    send: async (submission) => {
      sent.push(submission)
      return { kind: 'taken', instance: {} as ProblemInstance }
    },
    ...stoppedClock,
  })
  expect(queue.getSnapshot().map(({ state }) => state)).toEqual(['waiting', 'refused'])
  await queue.send()
  expect(sent.map(({ clientAttemptId, answers }) => [clientAttemptId, answers[0]?.value])).toEqual([
    ['0a6c3f1e-8d7b-8f21-9c3e-4b5a69788796', '7'],
  ])
  expect(JSON.parse(localStorage.getItem('persist:submissions:12') ?? '')).toHaveLength(1)
})

it('finds answers of version 1.43 under the user who typed them', () => {
  expect([hasSavedAnswers(), hasSavedAnswers(12), hasSavedAnswers(1)]).toEqual([true, true, false])
  expect([hasPendingSubmissions(12), hasPendingSubmissions(1)]).toEqual([true, false])
})

it('stores both as version 1.43 did, so that a page of that version in another tab can send them', () => {
  const pending = pendingDraftStore(storage, 12, 345)
  const draft = pending.read()
  if (draft) pending.write(draft)
  const submissions = submissionStore(storage, 12)
  for (const each of submissions.list()) submissions.write(each)
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(stored)
})
