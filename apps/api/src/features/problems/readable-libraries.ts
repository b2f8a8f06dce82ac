import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** Who looks at shared libraries: what they hold a role on, unless they may read all of them. */
export interface LibraryReader {
  readonly userId: number
  readonly readsAll: boolean
}

/** The condition that somebody may open the shared library that a query calls `library`: a deleted one is not open to anybody. */
export function isReadableLibrary({ userId, readsAll }: LibraryReader): RawBuilder<SqlBool> & Expression<SqlBool> {
  return sql<SqlBool>`(library.deleted_at is null
    and (${readsAll}::boolean or exists (select from shared_library_user_roles reader
      where reader.shared_library_id = library.id and reader.user_id = ${userId})))`
}
