import type { GroupAssessmentSummary } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { selectCounts, selectSummaries } from './summaries/summaries.queries.ts'
import { viewSummaryForLearner, viewSummaryForStaff } from './group-assessments.view.ts'
import type { ReadableGroup } from './readable-groups.ts'

interface Listing {
  readonly userId: number
  readonly groups: readonly ReadableGroup[]
  readonly now: Date
}

async function listOfGroup(
  database: Database,
  { groupId, isStaff }: ReadableGroup,
  { userId, now }: Listing,
): Promise<GroupAssessmentSummary[]> {
  const rows = await selectSummaries(database, { userId, groupId, seesUnpublished: isStaff })
  if (!isStaff) return rows.map((row) => viewSummaryForLearner(row, now))
  const counts = await selectCounts(
    database.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => viewSummaryForStaff(row, counts.get(row.id), now))
}

/** The assessments of courses: all of them with counts for staff, published ones with their own dates for learners. */
export async function listGroupAssessments(database: Database, listing: Listing): Promise<GroupAssessmentSummary[]> {
  const lists = await Promise.all(listing.groups.map((group) => listOfGroup(database, group, listing)))
  return lists.flat()
}
