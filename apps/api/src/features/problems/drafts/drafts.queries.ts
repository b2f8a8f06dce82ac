import { problemDraftKeptDays } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { sql, type Kysely, type Selectable } from 'kysely'

type Db = Kysely<Tables>
export type DraftRow = Selectable<Tables['problemDrafts']>

/** Whose draft, and of what: a problem, or one that was never saved. */
export type DraftPlace = { readonly userId: number } & (
  | { readonly problemId: number; readonly draftKey?: undefined }
  | { readonly draftKey: string; readonly problemId?: undefined }
)

function columnsOf({ userId, problemId, draftKey }: DraftPlace) {
  return { userId, problemId: problemId ?? null, draftKey: draftKey ?? null }
}

function isAt({ problemId, draftKey }: DraftPlace) {
  return problemId === undefined ? sql<boolean>`draft_key = ${draftKey}` : sql<boolean>`problem_id = ${problemId}`
}

/** One change of a person's drafts at a time, in whatever process. */
export async function lockDraftsOf(db: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('problem_drafts'), hashint8(${userId}))`.execute(db)
}

export async function selectOptionalDraft(db: Db, place: DraftPlace): Promise<DraftRow | undefined> {
  return await db
    .selectFrom('problemDrafts')
    .selectAll()
    .where('userId', '=', place.userId)
    .where(isAt(place))
    .executeTakeFirst()
}

export async function countDraftsOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('problemDrafts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type SavedWork = Pick<DraftRow, 'version' | 'name' | 'savedAt'> & { readonly work: string }

export async function insertDraft(db: Db, place: DraftPlace, work: SavedWork): Promise<void> {
  await db
    .insertInto('problemDrafts')
    .values({ ...columnsOf(place), ...work })
    .execute()
}

export async function updateDraft(db: Db, id: number, work: SavedWork): Promise<void> {
  await db.updateTable('problemDrafts').set(work).where('id', '=', id).execute()
}

/** Deletes one version of a draft, or whatever there is. */
export async function deleteDraft(db: Db, place: DraftPlace, version?: string): Promise<void> {
  await db
    .deleteFrom('problemDrafts')
    .where('userId', '=', place.userId)
    .where(isAt(place))
    .$call((query) => (version === undefined ? query : query.where('version', '=', version)))
    .execute()
}

/** Drafts of one person, without those of problems that are deleted or that the person may not read any more. */
export async function selectDraftsOf(db: Db, viewer: { readonly userId: number; readonly readsAll: boolean }) {
  const { userId, readsAll } = viewer
  return await db
    .selectFrom('problemDrafts as draft')
    .leftJoin('problems', 'problems.id', 'draft.problemId')
    .select(['draft.problemId', 'draft.draftKey', 'draft.name', 'draft.version', 'draft.savedAt'])
    .where('draft.userId', '=', userId)
    .where('problems.deletedAt', 'is', null)
    .$if(!readsAll, (query) =>
      query.where(
        sql<boolean>`(draft.problem_id is null or exists (
          select from effective_problem_roles r where r.problem_id = draft.problem_id and r.user_id = ${userId}))`,
      ),
    )
    .orderBy('draft.savedAt', 'desc')
    .orderBy('draft.id', 'desc')
    .execute()
}

/** Drafts that nobody went on with, and those of problems that have been deleted for a month. */
export async function deleteEndedDrafts(db: Db): Promise<void> {
  await sql`
    delete from problem_drafts
     where saved_at < now() - make_interval(days => ${problemDraftKeptDays})
        or problem_id in (select id from problems where deleted_at < now() - interval '30 days')`.execute(db)
}
