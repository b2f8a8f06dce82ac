import type { EntityRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import type { ManagedTable } from '../entity-lists/managed-list.ts'
import { lockEntities, selectRolesIn } from '../entity-lists/select-roles.ts'
import { activitiesOnEntity, type ManagedEntity } from './permissions.ts'
import type { SignedInUser } from './signed-in.ts'

interface Locked {
  readonly entity: ManagedEntity
  readonly managed: ManagedTable
  readonly id: number
}

interface Standing {
  readonly deletedAt: Date | null
  readonly roles: readonly EntityRole[]
  /** What the user may do with the entity. */
  readonly activities: readonly string[]
}

/**
 * Holds an entity until the transaction ends, and answers how a user stands to it now: a role may have been removed since
 * the guard checked. Undefined where the user may not read it, or there is none.
 */
export async function lockReadable(
  trx: Kysely<Tables>,
  { entity, managed, id }: Locked,
  user: SignedInUser,
): Promise<Standing | undefined> {
  await lockEntities(trx, managed, [id])
  const row = await selectRolesIn(managed)(trx, id, user.id)
  const activities: readonly string[] = row ? activitiesOnEntity(entity, user.activities, row.roles) : []
  return row && activities.includes('Read') ? { ...row, activities } : undefined
}
