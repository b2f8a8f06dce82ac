import { createLocalStore, type LocalStore, type StorageSource } from '../../../unsaved-work/local-store.ts'
import type { PendingSubmission, SubmissionStore } from './queue-entries.ts'

/** Submissions that the server has not accepted or refused yet, and refused ones that the learner has not dismissed. */
export function pendingSubmissionsStore(storage: StorageSource): LocalStore<readonly PendingSubmission[]> {
  return createLocalStore<readonly PendingSubmission[]>({
    storage,
    prefix: 'persist:submissions:',
    parse: (json) => (Array.isArray(json) ? (json as readonly PendingSubmission[]) : null),
  })
}

/** Replaces an earlier one for the same problem: what is written again stays in its place; what is new goes last. */
function withSubmission(all: readonly PendingSubmission[], submission: PendingSubmission): PendingSubmission[] {
  const { clientAttemptId, problemInstanceId } = submission
  if (all.some((each) => each.clientAttemptId === clientAttemptId)) {
    return all.map((each) => (each.clientAttemptId === clientAttemptId ? submission : each))
  }
  return [...all.filter((each) => each.problemInstanceId !== problemInstanceId), submission]
}

/** What a full or disabled storage does not take stays in memory until the tab is closed, and is sent all the same. */
export function submissionStore(storage: StorageSource, userId: number): SubmissionStore {
  const entry = pendingSubmissionsStore(storage).entry(userId)
  let inMemory: readonly PendingSubmission[] = []
  const stored = () => entry.read() ?? []
  const replace = (submissions: readonly PendingSubmission[]) =>
    submissions.length === 0 ? entry.clear() : entry.write(submissions)
  const list = () => [
    ...stored().filter(({ problemInstanceId }) =>
      inMemory.every((each) => each.problemInstanceId !== problemInstanceId),
    ),
    ...inMemory,
  ]
  function holdInMemory(submission: PendingSubmission): void {
    inMemory = withSubmission(inMemory, submission)
    // What it replaces would come back with a reload.
    const { clientAttemptId, problemInstanceId } = submission
    const isReplaced = (each: PendingSubmission) =>
      each.problemInstanceId === problemInstanceId && each.clientAttemptId !== clientAttemptId
    if (stored().some(isReplaced)) replace(stored().filter((each) => !isReplaced(each)))
  }
  return {
    list,
    write: (submission) => {
      if (replace(withSubmission(list(), submission))) inMemory = []
      else holdInMemory(submission)
    },
    remove: (clientAttemptId) => {
      const isOther = (each: PendingSubmission) => each.clientAttemptId !== clientAttemptId
      inMemory = inMemory.filter(isOther)
      replace(stored().filter(isOther))
    },
  }
}

/** The key under which other tabs change what is pending of a user. */
export function submissionsKeyOf(userId: number): string {
  return pendingSubmissionsStore(() => localStorage).entry(userId).key
}

/** Whether a user has submitted something that has not arrived. */
export function hasPendingSubmissions(userId: number): boolean {
  return pendingSubmissionsStore(() => localStorage).hasEntries(userId)
}
