import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** Whether somebody may change any problem by a role on it or on a library that holds it. */
export async function isEditorOfAnyProblem(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('effectiveProblemRoles')
    .select('problemId')
    .where('userId', '=', userId)
    .where('role', 'in', ['Owner', 'Editor'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
