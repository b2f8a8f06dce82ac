import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Actor } from '../../authorization/actor.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { refusingOn } from '../../data/constraints.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { requireAtLeastSamePermissions } from '../people/index.ts'
import { disableAccounts, enableAccounts } from '../sign-in/index.ts'
import { userRoleRefusals } from '../user-roles/index.ts'
import { sessionRefusals } from './sessions.errors.ts'

interface Wanted {
  readonly userId: number
  readonly isDisabled: boolean
}

/** Closes an account to its person, or opens it again. What is so already stays, and is not written down once more. */
export async function setDisabled(
  db: Kysely<Tables>,
  user: SignedInUser,
  actor: Actor,
  { userId, isDisabled }: Wanted,
): Promise<void> {
  if (userId === user.id) throw new Refusal(sessionRefusals.ownAccount)
  await refusingOn({ global_roles_last_super_admin: userRoleRefusals.lastSuperAdmin }, () =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
      const row = await requireAtLeastSamePermissions(trx, user, userId)
      if (row.isErased) throw new Refusal(sessionRefusals.erasedAccount)
      if (row.isDisabled === isDisabled) return
      const change = isDisabled ? disableAccounts : enableAccounts
      await change(trx, [userId], { by: 'administrator', actor })
    }),
  )
}
