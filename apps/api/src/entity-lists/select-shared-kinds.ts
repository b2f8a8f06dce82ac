import { sql, type Kysely } from 'kysely'
import type { UserInfo } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

type SharedKinds = UserInfo['sharedKinds']

/** Of which kinds somebody holds a role on one that is not deleted, so that menus need no list of them. */
export async function selectSharedKinds(db: Kysely<Tables>, userId: number): Promise<SharedKinds> {
  const { rows } = await sql<{ readonly kind: SharedKinds[number] }>`
    select 'Assessment' as kind where exists (select from assessment_user_roles r
      join assessments e on e.id = r.assessment_id and e.deleted_at is null where r.user_id = ${userId})
    union all
    select 'Problem' where exists (select from effective_problem_roles r
      join problems e on e.id = r.problem_id and e.deleted_at is null where r.user_id = ${userId})
    union all
    select 'SharedLibrary' where exists (select from shared_library_user_roles r
      join shared_libraries e on e.id = r.shared_library_id and e.deleted_at is null where r.user_id = ${userId})
    `.execute(db)
  return rows.map(({ kind }) => kind)
}
