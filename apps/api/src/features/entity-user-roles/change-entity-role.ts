import type { EntityRole } from '@isomorph/access'
import type { EntityUserRole } from '@isomorph/contract'
import { recordAct } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { deleteUserRole, selectUserRoles, upsertUserRoles } from './entity-user-roles.queries.ts'
import { viewEntityUserRole } from './entity-user-roles.view.ts'
import type { Grantor } from './grant-entity-roles.ts'
import { lockAsHolder, type SharedEntity } from './shared-entities.ts'

interface HeldRole {
  readonly entityId: number
  readonly userId: number
}

/** Puts another role in the place of the one that somebody holds; the last owner stays. */
export async function changeEntityRole(
  { db }: Pick<Services, 'db'>,
  { user, actor }: Grantor,
  shared: SharedEntity,
  { entityId, userId, role }: HeldRole & { readonly role: EntityRole },
): Promise<EntityUserRole> {
  const { managed, entityType } = shared
  return await refusingOn(shared.constraints, () =>
    db.transaction().execute(async (trx) => {
      await lockAsHolder(trx, shared, { id: entityId, user, activity: 'UserRoleModify' })
      const row = (await selectUserRoles(trx, managed, entityId)).find(({ id }) => id === userId)
      if (!row) throw new Refusal(platformRefusals.notFound)
      if (row.role !== role) {
        await upsertUserRoles(trx, managed, { entityId, userIds: [userId], role })
        const [before, after] = [
          { userId, role: row.role },
          { userId, role },
        ]
        await recordAct(trx, actor, { action: `${entityType}.changeRole`, entityType, entityId, before, after })
      }
      return viewEntityUserRole({ ...row, role })
    }),
  )
}

/** Takes the role on an entity from somebody, who may be the actor. Somebody without one stays without. The last owner stays. */
export async function removeEntityRole(
  { db }: Pick<Services, 'db'>,
  { user, actor }: Grantor,
  shared: SharedEntity,
  { entityId, userId }: HeldRole,
): Promise<void> {
  const { managed, entityType } = shared
  const activity = userId === user.id ? 'UserRoleDeleteOwn' : 'UserRoleModify'
  await refusingOn(shared.constraints, () =>
    db.transaction().execute(async (trx) => {
      await lockAsHolder(trx, shared, { id: entityId, user, activity })
      const row = (await selectUserRoles(trx, managed, entityId)).find(({ id }) => id === userId)
      if (!row) return
      await deleteUserRole(trx, managed, { entityId, userId })
      const before = { userId, role: row.role }
      await recordAct(trx, actor, { action: `${entityType}.removeRole`, entityType, entityId, before })
    }),
  )
}
