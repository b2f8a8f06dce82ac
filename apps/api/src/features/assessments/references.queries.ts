import { activitiesOfGroupRole, groupRoles } from '@isomorph/access'
import type { AssessmentReference } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'

const readingRoles = groupRoles.filter((role) => activitiesOfGroupRole[role].includes('GroupAssessmentReadAny'))

/** Where courses have been given an assessment, of those courses whose assessments the person may read. */
export async function selectAssessmentReferences(
  db: Kysely<Tables>,
  assessmentId: number,
  viewer: { readonly userId: number; readonly readsAll: boolean },
): Promise<AssessmentReference[]> {
  return await db
    .selectFrom('groupAssessments as given')
    .innerJoin('groups as course', 'course.id', 'given.groupId')
    .select(['course.id as groupId', 'course.name as groupName', 'given.id as groupAssessmentId', 'given.name'])
    .where('given.assessmentId', '=', assessmentId)
    .where('given.deletedAt', 'is', null)
    .where('course.deletedAt', 'is', null)
    .$if(!viewer.readsAll, (query) =>
      query.where('course.id', 'in', (select) =>
        select
          .selectFrom('groupUserRoles')
          .select('groupId')
          .where('userId', '=', viewer.userId)
          .where('role', 'in', readingRoles),
      ),
    )
    .orderBy('course.name')
    .orderBy('given.name')
    .orderBy('given.id')
    .execute()
}
