import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { peopleRefusals } from './people.errors.ts'
import { deleteGroupRole, selectOptionalGroupRole } from './people.queries.ts'

/** Takes a role in a group away. Work done in the group stays. */
export async function removeGroupUser(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { groupId, groupUserRoleId }: { readonly groupId: number; readonly groupUserRoleId: number },
): Promise<void> {
  const row = await selectOptionalGroupRole(db, groupId, groupUserRoleId)
  if (!row) throw new Refusal(platformRefusals.notFound)
  if (row.externalGroupId !== null) throw new Refusal(peopleRefusals.syncedMember)
  await refusingOn({ groups_last_owner: peopleRefusals.lastInstructor }, () =>
    db.transaction().execute(async (trx) => {
      await deleteGroupRole(trx, row.id)
      const before = { userId: row.userId, role: row.role }
      await recordAct(trx, actor, { action: 'group.removeUser', entityType: 'group', entityId: groupId, before })
    }),
  )
}
