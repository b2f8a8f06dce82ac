import type { GroupAssessment } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { readAccessCode } from './access-codes/access-code.ts'
import { selectGroupAssessment } from './group-assessments.queries.ts'
import { selectCounts, selectSummaries, type SummaryRow } from './summaries/summaries.queries.ts'
import { viewGroupAssessment, viewSummaryForStaff } from './group-assessments.view.ts'

interface Asking {
  readonly database: Database
  readonly userId: number
  /** Whoever may change the access code may read it. */
  readonly mayReadCode: boolean
  readonly now: Date
}

/** A group assessment with its settings, as staff see it. */
export async function getGroupAssessment(
  { database, userId, mayReadCode, now }: Asking,
  id: number,
): Promise<GroupAssessment> {
  const { db } = database
  const row = await selectGroupAssessment(db, id)
  const [summaries, counts, assessment] = await Promise.all([
    selectSummaries(database, { userId, groupAssessmentId: id, seesUnpublished: true }),
    selectCounts(db, [id]),
    db
      .selectFrom('assessments as a')
      .innerJoin('assessmentRevisions as r', 'r.assessmentId', 'a.id')
      .select((eb) => [
        'a.name',
        'r.number as revisionNumber',
        eb('a.headRevisionId', '<>', row.assessmentRevisionId).as('hasNewerRevision'),
      ])
      .where('r.id', '=', row.assessmentRevisionId)
      .executeTakeFirstOrThrow(),
  ])
  const summary = viewSummaryForStaff(summaries[0] as SummaryRow, counts.get(id), now)
  return viewGroupAssessment(row, summary, {
    accessCode: mayReadCode ? await readAccessCode(db, row) : null,
    name: assessment.name,
    revisionNumber: assessment.revisionNumber,
    hasNewerRevision: Boolean(assessment.hasNewerRevision),
  })
}
