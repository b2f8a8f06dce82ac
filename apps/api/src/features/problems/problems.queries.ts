import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { AnswerType } from '@isomorph/problem'
import type { Tables } from '@isomorph/database'
import { lockForActivity } from '../../authorization/lock-readable.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import {
  selectManagedPage,
  type ManagedListSearch,
  type ManagedListViewer,
  type ManagedTable,
} from '../../entity-lists/managed-list.ts'
import { isReadableLibrary, isReadableProblem, problemsHeldBy, selectReadableLibraryIds } from './readable-libraries.ts'

/** Holds the libraries that give a person a role on problems, so that they are neither deleted nor closed to that person. */
async function holdLibraries(db: Kysely<Tables>, problemIds: readonly number[], userId: number): Promise<void> {
  await sql`
    select id from shared_libraries where id in (
        select held.shared_library_id from problem_shared_library_roles held
          join shared_library_user_roles reader on reader.shared_library_id = held.shared_library_id
         where held.problem_id = any(${[...problemIds]}::bigint[]) and reader.user_id = ${userId})
     order by id for share`.execute(db)
}

/** Where problems and the roles on them stand. */
export const managedProblems: ManagedTable = {
  table: 'problems',
  rolesTable: 'problem_user_roles',
  readersTable: 'effective_problem_roles',
  roleKey: 'problem_id',
  isReadableBy: isReadableProblem,
  holdGivers: holdLibraries,
}

function selectSummaries(db: Kysely<Tables>) {
  return db
    .selectFrom('problems')
    .innerJoin('problemRevisions as head', 'head.id', 'problems.headRevisionId')
    .select([
      'problems.id',
      'problems.name',
      'problems.shortStatement',
      'problems.tags',
      'problems.changedAt',
      'problems.deletedAt',
      'problems.licence',
      'problems.licenceText',
      'problems.attribution',
      'head.validationLevel',
      sql<number>`(select coalesce(sum((question->>'points')::float8), 0)
        from jsonb_array_elements(head.content->'questions') question)`.as('points'),
    ])
}

export type ProblemSummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>

interface ProblemSearch extends ManagedListSearch {
  /** Only problems that one of these libraries holds; all of them where none is named. */
  readonly sharedLibraryIds: readonly number[]
  /** Only problems with this tag; all of them where it is empty. */
  readonly tag: string
  /** Only problems with an answer of this type; all of them where none is named. */
  readonly answerType?: AnswerType | undefined
}

interface ProblemViewer extends ManagedListViewer {
  readonly readsAllLibraries: boolean
}

/** Problems that one of the named libraries holds, of those libraries that somebody may read. */
async function isHeldByOneOf(
  db: Kysely<Tables>,
  sharedLibraryIds: readonly number[],
  { userId, readsAllLibraries }: ProblemViewer,
): Promise<Expression<SqlBool>[]> {
  if (sharedLibraryIds.length === 0) return []
  const readable = await selectReadableLibraryIds(db, { userId, readsAll: readsAllLibraries }, sharedLibraryIds)
  return [sql<SqlBool>`problems.id in (${problemsHeldBy(readable)})`]
}

/** Problems with a tag, in capitals or not. */
export function hasTag(tag: string): Expression<SqlBool>[] {
  return tag === '' ? [] : [sql<SqlBool>`lower_words(problems.tags) @> array[lower(${tag})]`]
}

/** Problems that ask for an answer of a type in their newest version. */
export function hasAnswerType(answerType: AnswerType | undefined): Expression<SqlBool>[] {
  return answerType === undefined ? [] : [sql<SqlBool>`${answerType} = any(problems.answer_types)`]
}

export async function selectProblemPage(
  db: Kysely<Tables>,
  viewer: ProblemViewer,
  search: ProblemSearch,
): Promise<{ rows: ProblemSummaryRow[]; total: number }> {
  const { sharedLibraryIds, tag, answerType } = search
  const furtherConditions = [
    ...(await isHeldByOneOf(db, sharedLibraryIds, viewer)),
    ...hasTag(tag),
    ...hasAnswerType(answerType),
  ]
  return await selectManagedPage(db, managedProblems, viewer, { ...search, furtherConditions }, selectSummaries(db))
}

export async function selectProblems(db: Kysely<Tables>, ids: readonly number[]): Promise<ProblemSummaryRow[]> {
  return ids.length === 0
    ? []
    : await selectSummaries(db)
        .where('problems.id', 'in', [...ids])
        .execute()
}

export async function selectProblem(db: Kysely<Tables>, id: number) {
  return await selectSummaries(db)
    .select([
      'head.id as headRevisionId',
      'head.number as revisionNumber',
      'head.content',
      'head.findings',
      'problems.isDraftedByAi',
      'problems.largestUsedId',
    ])
    .where('problems.id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Holds the problem until the transaction ends, so that saves of one problem take turns, and reads its head then. Refuses
 * whoever may not change it now.
 */
export async function lockProblem(db: Kysely<Tables>, user: SignedInUser, id: number) {
  await lockForActivity(db, { entity: 'Problem', managed: managedProblems, id }, { user, activity: 'Update' })
  return await db
    .selectFrom('problems')
    .innerJoin('problemRevisions as head', 'head.id', 'problems.headRevisionId')
    .select([
      'problems.name',
      'problems.tags',
      'problems.licence',
      'problems.licenceText',
      'problems.attribution',
      'problems.deletedAt',
      'head.number',
      'head.contentHash',
    ])
    .where('problems.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Which of the libraries that somebody may read hold which of the given problems. */
export async function selectLibrariesOfProblems(
  db: Kysely<Tables>,
  viewer: Pick<SignedInUser, 'id' | 'activities'>,
  problemIds: readonly number[],
) {
  if (problemIds.length === 0) return []
  return await db
    .selectFrom('problemSharedLibraryRoles as held')
    .innerJoin('sharedLibraries as library', 'library.id', 'held.sharedLibraryId')
    .select(['held.problemId', 'held.sharedLibraryId'])
    .where('held.problemId', 'in', [...problemIds])
    .where(isReadableLibrary({ userId: viewer.id, readsAll: viewer.activities.includes('SharedLibraryRead') }))
    .orderBy('held.sharedLibraryId')
    .execute()
}

/** Assessments whose head uses the problem, of those the person may read. */
export async function selectReferences(
  db: Kysely<Tables>,
  problemId: number,
  viewer: { readonly userId: number; readonly readsAll: boolean },
) {
  return await db
    .selectFrom('assessmentRevisionItems as item')
    .innerJoin('problemRevisions as revision', 'revision.id', 'item.problemRevisionId')
    .innerJoin('assessments', 'assessments.headRevisionId', 'item.assessmentRevisionId')
    .select(['assessments.id as assessmentId', 'assessments.name'])
    .distinct()
    .where('revision.problemId', '=', problemId)
    .where('assessments.deletedAt', 'is', null)
    .$if(!viewer.readsAll, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('assessmentUserRoles as r')
            .select('r.userId')
            .whereRef('r.assessmentId', '=', 'assessments.id')
            .where('r.userId', '=', viewer.userId),
        ),
      ),
    )
    .orderBy('assessments.name')
    .orderBy('assessments.id')
    .execute()
}
