import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

interface ProblemRow {
  readonly id: number
  readonly name: string
  readonly isDeleted: boolean
}

export interface ImportedRow extends ProblemRow {
  readonly clientKey: string
  readonly isReadable: boolean
}

/** Problems that somebody made with the given keys, whether or not they may still read them. */
export async function selectByClientKeys(
  db: Kysely<Tables>,
  { userId, readsAll }: Viewer,
  clientKeys: readonly string[],
): Promise<readonly ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select p.id, p.name, p.deleted_at is not null as is_deleted, p.client_key,
      ${readsAll}::boolean or exists (
        select from effective_problem_roles r where r.problem_id = p.id and r.user_id = ${userId}) as is_readable
      from problems p
     where p.created_by = ${userId} and p.client_key = any(${[...clientKeys]}::uuid[])
     order by p.id`.execute(db)
  return rows
}

export interface Viewer {
  readonly userId: number
  readonly readsAll: boolean
}

export interface NamesakeRow extends ProblemRow {
  readonly content: unknown
}

/** So many problems of one name are compared with one of a package. */
const namesakesMaximum = 5

/** Problems of the given names that somebody may read, the oldest of each name, with their newest content. */
export async function selectNamesakes(
  db: Kysely<Tables>,
  { userId, readsAll }: Viewer,
  names: readonly string[],
): Promise<readonly NamesakeRow[]> {
  const { rows } = await sql<NamesakeRow>`
    select p.id, p.name, false as is_deleted, head.content
      from unnest(${[...new Set(names)]}::text[]) wanted
      cross join lateral (
        select id, name, head_revision_id from problems named
         where named.name = wanted and named.deleted_at is null
           and (${readsAll}::boolean or exists (
             select from effective_problem_roles r where r.problem_id = named.id and r.user_id = ${userId}))
         order by named.id limit ${namesakesMaximum}) p
      join problem_revisions head on head.id = p.head_revision_id
     order by p.id`.execute(db)
  return rows
}

/** Names of people, in the order of lists. */
export async function selectNames(db: Kysely<Tables>, userIds: readonly number[]): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select trim(first_name || ' ' || last_name) as name from users where id = any(${[...userIds]}::bigint[])
     order by sort_name, id`.execute(db)
  return rows.map(({ name }) => name).filter((name) => name !== '')
}
