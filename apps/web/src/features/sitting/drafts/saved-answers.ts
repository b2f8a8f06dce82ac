import { pendingSubmissionsStore } from '../submissions/pending-submissions.ts'
import { draftStore } from './pending-drafts.ts'

/** Whether this browser holds answers that the server has not got; anybody's where the user is not known. */
export function hasSavedAnswers(userId?: number): boolean {
  const storage = () => localStorage
  return draftStore(storage).hasEntries(userId) || pendingSubmissionsStore(storage).hasEntries(userId)
}
