import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

function selectRevisions(db: Db, problemId: number) {
  return db
    .selectFrom('problemRevisions as revision')
    .innerJoin('users', 'users.id', 'revision.createdBy')
    .select([
      'revision.id',
      'revision.number',
      'revision.createdAt',
      'revision.validationLevel',
      'users.id as userId',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.uid',
    ])
    .where('revision.problemId', '=', problemId)
}

export type RevisionRow = Awaited<ReturnType<ReturnType<typeof selectRevisions>['executeTakeFirstOrThrow']>>

/** In how many assessments a version is, as they are now. */
const uses = sql<number>`(select count(*) from assessments
   where assessments.deleted_at is null and exists (select from assessment_revision_items item
     where item.assessment_revision_id = assessments.head_revision_id and item.problem_revision_id = revision.id)
     and assessments.id in (select used.assessment_id from assessment_problems used
       where used.problem_id = revision.problem_id))`

/** All versions, newest first, with what is said of them. */
export async function selectProblemRevisions(db: Db, problemId: number) {
  return await selectRevisions(db, problemId)
    .leftJoin('problemRevisionNotes as noted', 'noted.revisionId', 'revision.id')
    .select([
      'noted.note',
      sql<number | null>`lag(revision.number) over (partition by revision.content_hash order by revision.number)`.as(
        'sameAs',
      ),
      uses.as('uses'),
    ])
    .orderBy('revision.number', 'desc')
    .execute()
}

export type ListedRevisionRow = Awaited<ReturnType<typeof selectProblemRevisions>>[number]

export async function selectOptionalProblemRevision(db: Db, problemId: number, number: number) {
  return await selectRevisions(db, problemId)
    .select('revision.content')
    .where('revision.number', '=', number)
    .executeTakeFirst()
}

export async function selectOptionalNotedVersion(db: Db, problemId: number, number: number) {
  return await db
    .selectFrom('problemRevisions as revision')
    .leftJoin('problemRevisionNotes as noted', 'noted.revisionId', 'revision.id')
    .select(['revision.id', 'noted.note'])
    .where('revision.problemId', '=', problemId)
    .where('revision.number', '=', number)
    .executeTakeFirst()
}

/** An empty note is none. */
export async function replaceVersionNote(db: Db, revisionId: number, note: string): Promise<void> {
  if (note === '') {
    await db.deleteFrom('problemRevisionNotes').where('revisionId', '=', revisionId).execute()
    return
  }
  await db
    .insertInto('problemRevisionNotes')
    .values({ revisionId, note })
    .onConflict((conflict) => conflict.column('revisionId').doUpdateSet({ note }))
    .execute()
}
