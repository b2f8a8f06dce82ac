import { draftsPrefix, draftsPrefixOf } from './pending-drafts.ts'
import { submissionsKeyOf, submissionsPrefix } from '../submissions/pending-submissions.ts'

function isKeptFor(userId: number | undefined, key: string): boolean {
  if (userId === undefined) return key.startsWith(draftsPrefix) || key.startsWith(submissionsPrefix)
  return key.startsWith(draftsPrefixOf(userId)) || key === submissionsKeyOf(userId)
}

/** Whether this browser keeps answers that the server has not got; anybody's where it is not known who is there. */
export function hasKeptAnswers(userId?: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => isKeptFor(userId, key))
  } catch {
    // Storage is switched off, so nothing was kept in it.
    return false
  }
}
