import { draftPrefix } from './pending-drafts.ts'
import { submissionsPrefix } from './pending-submissions.ts'

/** Whether this browser keeps answers that the server has not got; anybody's where it is not known who is there. */
export function hasKeptAnswers(storage: Storage, userId?: number): boolean {
  const owner = userId === undefined ? '' : String(userId)
  try {
    return Object.keys(storage).some((key) =>
      [draftPrefix, submissionsPrefix].some((prefix) => `${key}:`.startsWith(`${prefix}:${owner}${owner && ':'}`)),
    )
  } catch {
    // Storage is switched off, so nothing was kept in it.
    return false
  }
}
