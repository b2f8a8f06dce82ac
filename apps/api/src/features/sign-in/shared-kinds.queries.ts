import { sql } from 'kysely'
import type { UserInfo } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'

/** Of which kinds somebody holds a role on one that is not deleted, so that menus need no list of them. */
export async function selectSharedKinds(
  { db, accessSources }: Pick<Services, 'db' | 'accessSources'>,
  userId: number,
): Promise<UserInfo['sharedKinds']> {
  const accesses = [...accessSources.entities.values()]
  const conditions = sql.join(accesses.map(({ holdsAny }) => holdsAny(userId)))
  const { rows } = await sql<{ readonly held: readonly boolean[] }>`select array[${conditions}] as held`.execute(db)
  return accesses.filter((_, index) => rows[0]?.held[index]).map(({ entity }) => entity)
}
