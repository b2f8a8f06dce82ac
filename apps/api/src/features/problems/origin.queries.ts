import { sql, type Kysely } from 'kysely'
import type { Licence } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

/** What a copy remembers of its original, as stored. */
export interface CopiedFrom {
  readonly originRevisionId: number
  readonly originLicence: Licence
  readonly originAuthorIds: readonly number[]
  /** The id from which the copy counts on. */
  readonly largestUsedId: number
}

/** Who made a problem: its owners, and those who made what it was copied from. */
export async function selectAuthorIds(db: Kysely<Tables>, problemId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly userId: number }>`
    select user_id from problem_user_roles where problem_id = ${problemId} and role = 'Owner'
    union
    select unnest(origin_author_ids) from problems where id = ${problemId}
    order by 1`.execute(db)
  return rows.map(({ userId }) => userId)
}

interface Viewer {
  readonly userId: number
  readonly readsAll: boolean
}

interface OriginRow {
  /** Id, name and newest version of the original; null where the viewer may not read it. */
  readonly problemId: number | null
  readonly revisionNumber: number
  readonly authors: readonly string[]
  readonly licence: Licence
  /** The newest version of the original where it has the content of the one whose changes were taken or left last. */
  readonly mergedRevisionNumber: number
  readonly currentName: string | null
  readonly currentNumber: number | null
}

/** What a copy was made from, as one person may see it; undefined where the problem is no copy. */
export async function selectOptionalOrigin(
  db: Kysely<Tables>,
  problemId: number,
  { userId, readsAll }: Viewer,
): Promise<OriginRow | undefined> {
  const { rows } = await sql<OriginRow>`
    select readable.id as problem_id, copied.number as revision_number, copy.origin_licence as licence,
        case when head.content_hash = seen.content_hash then head.number else seen.number end as merged_revision_number,
        array(select trim(u.first_name || ' ' || u.last_name) from users u
               where u.id = any(copy.origin_author_ids) order by u.sort_name, u.id) as authors,
        readable.name as current_name, head.number as current_number
      from problems copy
      join problem_revisions copied on copied.id = copy.origin_revision_id
      join problems original on original.id = copied.problem_id
      join problem_revisions seen on seen.id = coalesce(copy.merged_revision_id, copied.id)
      left join problems readable on readable.id = original.id and readable.deleted_at is null
        and (${readsAll}::boolean or exists (select from effective_problem_roles r
          where r.problem_id = original.id and r.user_id = ${userId}))
      left join problem_revisions head on head.id = readable.head_revision_id
     where copy.id = ${problemId}`.execute(db)
  return rows[0]
}

/**
 * Records the version of the original whose changes a copy has taken or left; one that is not later than the recorded one changes
 * nothing. Answers whether there is such a version.
 */
export async function recordMergedOriginRevision(
  db: Kysely<Tables>,
  problemId: number,
  number: number,
): Promise<boolean> {
  const { rows } = await sql<{ readonly id: number }>`
    select seen.id from problems copy
      join problem_revisions copied on copied.id = copy.origin_revision_id
      join problem_revisions seen on seen.problem_id = copied.problem_id and seen.number = ${number}
     where copy.id = ${problemId}`.execute(db)
  const seen = rows[0]
  if (!seen) return false
  await sql`
    update problems copy set merged_revision_id = ${seen.id}
     where copy.id = ${problemId}
       and ${number} > (select number from problem_revisions
             where id = coalesce(copy.merged_revision_id, copy.origin_revision_id))`.execute(db)
  return true
}
