import type { EntityRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import type { ManagedTable } from '../entity-lists/managed-list.ts'
import { holdEntities, lockEntities, selectRolesIn } from '../entity-lists/select-roles.ts'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'
import { activitiesOnEntity, type ManagedActivity, type ManagedEntity } from './permissions.ts'
import type { SignedInUser } from './signed-in.ts'

export interface LockedEntity {
  readonly entity: ManagedEntity
  readonly managed: ManagedTable
  readonly id: number
}

interface Standing {
  readonly deletedAt: Date | null
  readonly roles: readonly EntityRole[]
  /** What the user may do with the entity. */
  readonly activities: readonly ManagedActivity[]
}

/**
 * Holds an entity until the transaction ends, and answers how a user stands to it now: a role may have been removed since
 * the guard checked. Undefined where the user may not read it, or there is none.
 */
export async function lockReadable(
  trx: Kysely<Tables>,
  { entity, managed, id }: LockedEntity,
  user: SignedInUser,
): Promise<Standing | undefined> {
  await managed.holdGivers?.(trx, [id], user.id)
  await lockEntities(trx, managed, [id])
  return await selectStanding(trx, { entity, managed, id }, user)
}

async function selectStanding(
  trx: Kysely<Tables>,
  { entity, managed, id }: LockedEntity,
  user: SignedInUser,
): Promise<Standing | undefined> {
  const row = await selectRolesIn(managed)(trx, id, user.id)
  const activities: readonly ManagedActivity[] = row ? activitiesOnEntity(entity, user.activities, row.roles) : []
  return row && activities.includes('Read') ? { ...row, activities } : undefined
}

/** What is in the Deleted tab exists only for those who can bring it back, as the guard has it. */
function refuseUnless(standing: Standing | undefined, activity: ManagedActivity): Standing {
  const isKnown = standing && (standing.deletedAt === null || standing.activities.includes('Delete'))
  if (!isKnown) throw new Refusal(platformRefusals.notFound)
  if (!standing.activities.includes(activity)) throw new Refusal(platformRefusals.notAllowed)
  return standing
}

/**
 * Holds an entity that is about to be changed, and refuses whoever may not do so now; else answers how they stand to it. The guard
 * looked before the transaction began: a role may have been taken away, or a library deleted, since.
 */
export async function lockForActivity(
  trx: Kysely<Tables>,
  locked: LockedEntity,
  { user, activity }: { readonly user: SignedInUser; readonly activity: ManagedActivity },
): Promise<Standing> {
  return refuseUnless(await lockReadable(trx, locked, user), activity)
}

/** Keeps an entity readable for a user until the transaction ends, and refuses whoever may not read it now. */
export async function holdReadable(trx: Kysely<Tables>, locked: LockedEntity, user: SignedInUser): Promise<void> {
  await holdEntities(trx, locked.managed, [locked.id], user.id)
  refuseUnless(await selectStanding(trx, locked, user), 'Read')
}
