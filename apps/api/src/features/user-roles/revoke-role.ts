import { mayChangeGlobalRole } from '@isomorph/access'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { userRoleRefusals } from './user-roles.errors.ts'
import { deleteRole, selectOptionalRole } from './user-roles.queries.ts'

/** Takes a global role away. What its holder made stays theirs. */
export async function revokeRole(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  actor: Actor,
  id: number,
): Promise<void> {
  const row = await selectOptionalRole(db, id)
  if (!row) throw new Refusal(platformRefusals.notFound)
  const { role, userId } = row
  if (!mayChangeGlobalRole(user.roles, role)) throw new Refusal(userRoleRefusals.roleBeyondYou)
  await refusingOn({ global_roles_last_super_admin: userRoleRefusals.lastSuperAdmin }, () =>
    db.transaction().execute(async (trx) => {
      if (!(await deleteRole(trx, id))) return
      const act = { action: 'userRole.revoke', entityType: 'user', entityId: userId, before: { role } } as const
      await recordAct(trx, actor, act)
    }),
  )
}
