import type { PendingSubmission, SubmissionStore } from './outbox.ts'

/**
 * Submissions that the server has not taken yet, in the browser's store under the id of the person who submitted them:
 * another person at the same machine never sees or sends them.
 */
const submissionsPrefix = 'persist:submissions'

export function submissionsKeyOf(userId: number): string {
  return `${submissionsPrefix}:${userId}`
}

function parse(text: string | null): PendingSubmission[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as PendingSubmission[]) : []
  } catch {
    return []
  }
}

export function submissionStore(storage: Storage, userId: number): SubmissionStore {
  const key = submissionsKeyOf(userId)
  const list = () => parse(storage.getItem(key))
  function replace(submissions: readonly PendingSubmission[]): void {
    if (submissions.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(submissions))
  }
  return {
    list,
    write: (submission) => {
      const now = list()
      const isKnown = now.some(({ clientAttemptId }) => clientAttemptId === submission.clientAttemptId)
      const others = now.filter(({ problemInstanceId }) => problemInstanceId !== submission.problemInstanceId)
      // What is written again keeps its place; what is new goes last.
      replace(
        isKnown
          ? now.map((each) => (each.clientAttemptId === submission.clientAttemptId ? submission : each))
          : [...others, submission],
      )
    },
    remove: (problemInstanceId) => replace(list().filter((each) => each.problemInstanceId !== problemInstanceId)),
  }
}

/** Whether somebody has submitted something that has not arrived. */
export function hasPendingSubmissions(storage: Storage, userId: number): boolean {
  try {
    return storage.getItem(submissionsKeyOf(userId)) !== null
  } catch {
    // Storage is switched off, so nothing was kept in it.
    return false
  }
}
