import { entityRoles, type EntityRole } from '@isomorph/access'
import type { GrantedEntityRole } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import type { Services } from '../../services/services.ts'
import { identifyPeople } from '../people/index.ts'
import { selectUserRoles, upsertUserRoles } from './entity-user-roles.queries.ts'
import { lockAsHolder, type SharedEntity } from './shared-entities.ts'
import { viewEntityUserRole } from './entity-user-roles.view.ts'

export interface Grant {
  readonly entityId: number
  readonly identifiers: readonly string[]
  readonly role: EntityRole
}

/** Somebody who acts, with what they hold. */
export interface Grantor {
  readonly user: SignedInUser
  readonly actor: Actor
}

type Outcome = GrantedEntityRole['outcome']

// Owner, Editor, Reader: the first is the highest.
function outcomeOf(before: EntityRole | undefined, role: EntityRole): Outcome {
  if (before === undefined) return 'added'
  return entityRoles.indexOf(role) < entityRoles.indexOf(before) ? 'raised' : 'unchanged'
}

/** Gives people a role on an entity: all who are named, or nobody when one is not known. Nobody loses a higher role. */
export async function grantEntityRoles(
  { db }: Pick<Services, 'db'>,
  { user, actor }: Grantor,
  shared: SharedEntity,
  { entityId, identifiers, role }: Grant,
): Promise<GrantedEntityRole[]> {
  const people = await identifyPeople(db, identifiers)
  const userIds = [...new Set(people.map((person) => person.userId))]
  return await db.transaction().execute(async (trx) => {
    await lockAsHolder(trx, shared, { id: entityId, user, activity: 'UserRoleModify' })
    const before = new Map((await selectUserRoles(trx, shared.managed, entityId)).map((row) => [row.id, row.role]))
    const outcomes = new Map(userIds.map((userId) => [userId, outcomeOf(before.get(userId), role)]))
    const changed = userIds.filter((userId) => outcomes.get(userId) !== 'unchanged')
    if (changed.length > 0) {
      await upsertUserRoles(trx, shared.managed, { entityId, userIds: changed, role })
      const { entityType } = shared
      const after = { userIds: changed, role }
      await recordAct(trx, actor, { action: `${entityType}.grantRole`, entityType, entityId, after })
    }
    const rows = await selectUserRoles(trx, shared.managed, entityId)
    return rows.flatMap((row) => {
      const outcome = outcomes.get(row.id)
      return outcome === undefined ? [] : [{ ...viewEntityUserRole(row), outcome }]
    })
  })
}
