import type { GroupAssessmentSummary } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { selectCounts, selectSummaries } from './group-assessments.queries.ts'
import { viewSummaryForLearner, viewSummaryForStaff } from './group-assessments.view.ts'

interface Listing {
  readonly userId: number
  readonly groupId: number
  readonly isStaff: boolean
  readonly now: Date
}

/** The assessments of a course: all of them with counts for staff, published ones with their own dates for learners. */
export async function listGroupAssessments(
  database: Database,
  { userId, groupId, isStaff, now }: Listing,
): Promise<GroupAssessmentSummary[]> {
  const rows = await selectSummaries(database, { userId, groupId, seesUnpublished: isStaff })
  if (!isStaff) return rows.map((row) => viewSummaryForLearner(row, now))
  const counts = await selectCounts(
    database.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => viewSummaryForStaff(row, counts.get(row.id), now))
}
