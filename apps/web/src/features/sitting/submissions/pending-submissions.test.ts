import { expect, it } from 'vitest'
import { emptyStorage, memoryStorage, stoppedClock } from '../drafts/memory-storage.fixtures.ts'
import type { PendingSubmission } from './queue-entries.ts'
import { createSubmissionQueue } from './submission-queue.ts'
import { submissionStore } from './pending-submissions.ts'

const submission: PendingSubmission = {
  groupAssessmentId: 1,
  problemInstanceId: 1,
  clientAttemptId: 'first',
  answers: [{ questionKey: 1, value: '7' }],
  clientAt: '2026-09-01T10:00:00Z',
  draftVersion: 3,
  refusal: null,
}

function idsOf(submissions: readonly PendingSubmission[]): string[] {
  return submissions.map(({ clientAttemptId }) => clientAttemptId)
}

it('removes the submission it is told to, and no other for the same problem', () => {
  const store = submissionStore(emptyStorage(), 7)
  store.write(submission)
  store.write({ ...submission, clientAttemptId: 'second' })
  store.remove('first')
  expect(idsOf(store.list())).toEqual(['second'])
})

it('holds what a full storage does not take until the tab is closed', () => {
  const storage = memoryStorage()
  const store = submissionStore(() => storage, 7)
  storage.isFull = true
  store.write(submission)
  expect(idsOf(store.list())).toEqual(['first'])
  expect(submissionStore(() => storage, 7).list()).toEqual([])
  store.remove('first')
  expect(store.list()).toEqual([])
})

it('forgets what was replaced by something that a full storage does not take', () => {
  const storage = memoryStorage()
  const store = submissionStore(() => storage, 7)
  store.write(submission)
  storage.isFull = true
  store.write({ ...submission, clientAttemptId: 'a much longer second' })
  expect(idsOf(store.list())).toEqual(['a much longer second'])
  expect(submissionStore(() => storage, 7).list()).toEqual([])
})

it.each([
  ['full', Object.assign(memoryStorage(), { isFull: true })],
  ['switched off', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('sends what is submitted while storage is %s', async (_, storage) => {
  const sent: string[] = []
  const submissionQueue = createSubmissionQueue({
    store: submissionStore(() => storage, 7),
    send: async ({ clientAttemptId }) => {
      sent.push(clientAttemptId)
      return { kind: 'unreachable' }
    },
    ...stoppedClock,
  })
  await submissionQueue.submit(submission)
  expect(sent).toEqual(['first'])
  submissionQueue.readAgain()
  expect(idsOf(submissionQueue.getSnapshot())).toEqual(['first'])
})

function refuse(): never {
  throw new Error('SecurityError')
}
