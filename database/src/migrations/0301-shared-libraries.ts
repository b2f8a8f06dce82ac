import { sql, type Kysely } from 'kysely'

/**
 * The roles of a person on a problem: their own, and those that shared libraries which they may read hold on it. A shared
 * library carries its client's key: a repeat makes no second one.
 */
export async function shareLibraries(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shared_libraries add column client_key uuid;
    create unique index shared_libraries_client_key on shared_libraries (created_by, client_key);

    create view effective_problem_roles as
    select problem_id, user_id, role from problem_user_roles
    union all
    select held.problem_id, reader.user_id, held.role
      from problem_shared_library_roles held
      join shared_library_user_roles reader on reader.shared_library_id = held.shared_library_id
      join shared_libraries library on library.id = held.shared_library_id and library.deleted_at is null;
  `.execute(db)
}
