import type { PendingSubmission, SubmissionStore } from './queue-entries.ts'

/**
 * Submissions that the server has not taken yet, in the browser's store under the id of the person who submitted them:
 * another person at the same machine never sees or sends them.
 */
export const submissionsPrefix = 'persist:submissions:'

export function submissionsKeyOf(userId: number): string {
  return `${submissionsPrefix}${userId}`
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

/** In the place of an earlier one for the same problem: what is written again keeps its place; what is new goes last. */
function withSubmission(all: readonly PendingSubmission[], submission: PendingSubmission): PendingSubmission[] {
  const { clientAttemptId, problemInstanceId } = submission
  if (all.some((each) => each.clientAttemptId === clientAttemptId)) {
    return all.map((each) => (each.clientAttemptId === clientAttemptId ? submission : each))
  }
  return [...all.filter((each) => each.problemInstanceId !== problemInstanceId), submission]
}

type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a full or switched-off storage does not take is held until the tab is closed, and sent all the same. */
export function submissionStore(storage: KeyedStorage, userId: number): SubmissionStore {
  const key = submissionsKeyOf(userId)
  let unkept: readonly PendingSubmission[] = []
  const stored = () => readFrom(storage, key)
  const list = () => [
    ...stored().filter(({ problemInstanceId }) => unkept.every((each) => each.problemInstanceId !== problemInstanceId)),
    ...unkept,
  ]
  function hold(submission: PendingSubmission): void {
    unkept = withSubmission(unkept, submission)
    // What it replaces would come back with a reload.
    const { clientAttemptId, problemInstanceId } = submission
    const isReplaced = (each: PendingSubmission) =>
      each.problemInstanceId === problemInstanceId && each.clientAttemptId !== clientAttemptId
    if (stored().some(isReplaced))
      replaceIn(
        storage,
        key,
        stored().filter((each) => !isReplaced(each)),
      )
  }
  return {
    list,
    write: (submission) => {
      if (replaceIn(storage, key, withSubmission(list(), submission))) unkept = []
      else hold(submission)
    },
    remove: (clientAttemptId) => {
      const isOther = (each: PendingSubmission) => each.clientAttemptId !== clientAttemptId
      unkept = unkept.filter(isOther)
      replaceIn(storage, key, stored().filter(isOther))
    },
  }
}

function readFrom(storage: KeyedStorage, key: string): PendingSubmission[] {
  try {
    return parse(storage.getItem(key))
  } catch {
    // Storage is switched off, so nothing was kept in it.
    return []
  }
}

/** Whether the browser has taken them. */
function replaceIn(storage: KeyedStorage, key: string, submissions: readonly PendingSubmission[]): boolean {
  try {
    if (submissions.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(submissions))
    return true
  } catch {
    return false
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
