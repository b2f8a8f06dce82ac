import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** Who looks at shared libraries: what they hold a role on, unless they may read all of them. */
export interface LibraryReader {
  readonly userId: number
  readonly readsAll: boolean
}

/** The condition that somebody may open the shared library that a query calls `library`: a deleted one is not open to anybody. */
export function isReadableLibrary({ userId, readsAll }: LibraryReader): RawBuilder<SqlBool> & Expression<SqlBool> {
  if (readsAll) return sql<SqlBool>`library.deleted_at is null`
  // As a list, from which the database can begin: few have a role on many libraries.
  return sql<SqlBool>`(library.deleted_at is null and library.id in (
    select reader.shared_library_id from shared_library_user_roles reader where reader.user_id = ${userId}))`
}
