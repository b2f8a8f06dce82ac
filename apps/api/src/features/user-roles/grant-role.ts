import { mayChangeGlobalRole, type GlobalRole } from '@isomorph/access'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { identifyPeople } from '../people/index.ts'
import { userRoleRefusals } from './user-roles.errors.ts'
import { insertRoles } from './user-roles.queries.ts'

interface Grant {
  readonly role: GlobalRole
  readonly identifiers: readonly string[]
}

interface Granted {
  readonly userIds: readonly number[]
  /** Those of them who did not have the role before. */
  readonly newIds: readonly number[]
}

/** Grants a global role: to all who are named, or to nobody when one is not known. People who have it already keep it. */
export async function grantRole(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  actor: Actor,
  { role, identifiers }: Grant,
): Promise<Granted> {
  if (!mayChangeGlobalRole(user.roles, role)) throw new Refusal(userRoleRefusals.roleBeyondYou)
  const people = await identifyPeople(db, identifiers)
  const userIds = [...new Set(people.map((person) => person.userId))]
  const newIds = await db.transaction().execute(async (trx) => {
    const granted = await insertRoles(trx, role, userIds, actor.userId)
    for (const userId of granted) {
      const act = { action: 'userRole.grant', entityType: 'user', entityId: userId, after: { role } } as const
      await recordAct(trx, actor, act)
    }
    return granted
  })
  return { userIds, newIds }
}
