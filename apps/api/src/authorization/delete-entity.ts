import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { updateDeletedAt } from '../entity-lists/select-roles.ts'
import { recordAct, type Actor } from './actor.ts'
import { lockForActivity, type LockedEntity } from './lock-readable.ts'
import type { SignedInUser } from './signed-in.ts'

interface Deleting {
  readonly user: SignedInUser
  readonly actor: Actor
}

interface DeletableEntity extends LockedEntity {
  /** As the audit log names it. */
  readonly entityType: 'problem' | 'assessment' | 'sharedLibrary'
}

/**
 * Moves an entity to the Deleted tab, or back where `deletedAt` is null. Refuses whoever may not delete it now. Repeating it does
 * nothing.
 */
async function setDeletedAt(
  db: Kysely<Tables>,
  { user, actor }: Deleting,
  { entityType, ...locked }: DeletableEntity,
  deletedAt: Date | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const standing = await lockForActivity(trx, locked, { user, activity: 'Delete' })
    const isDone = (standing.deletedAt === null) === (deletedAt === null)
    if (isDone) return
    const { managed, id } = locked
    await updateDeletedAt(trx, managed, id, deletedAt)
    const action = deletedAt === null ? 'restore' : 'delete'
    await recordAct(trx, actor, { action: `${entityType}.${action}`, entityType, entityId: id })
  })
}

/** Moves an entity to the Deleted tab. Repeating it does nothing. */
export async function deleteEntity(
  db: Kysely<Tables>,
  by: Deleting,
  entity: DeletableEntity,
  deletedAt: Date,
): Promise<void> {
  await setDeletedAt(db, by, entity, deletedAt)
}

/** Brings an entity back from the Deleted tab. Repeating it does nothing. */
export async function restoreEntity(db: Kysely<Tables>, by: Deleting, entity: DeletableEntity): Promise<void> {
  await setDeletedAt(db, by, entity, null)
}
