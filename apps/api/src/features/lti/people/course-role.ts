import type { Kysely } from 'kysely'
import type { GroupRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import type { LaunchRole } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { prepareForRoster } from '../../group-assessments/index.ts'
import { deleteExternalRoles, insertExternalRole, selectRolesInGroup } from './course-role.queries.ts'

export const groupRoleOf: Readonly<Record<LaunchRole, GroupRole>> = {
  instructor: 'GroupOwner',
  grader: 'GroupGrader',
  learner: 'GroupLearner',
}

interface Place {
  readonly groupId: number
  readonly externalGroupId: number
  readonly userId: number
}

interface Membership extends Place {
  readonly role: LaunchRole
}

type HeldRole = Awaited<ReturnType<typeof selectRolesInGroup>>[number]

function isFromPlace({ userId, externalGroupId }: Place) {
  return (held: HeldRole): boolean => held.userId === userId && held.externalGroupId === externalGroupId
}

/** A course without an instructor could be mended by nobody in it. */
function isLastOwner(held: readonly HeldRole[], place: Place): boolean {
  const isOf = isFromPlace(place)
  const owners = held.filter(({ role }) => role === 'GroupOwner')
  return owners.some(isOf) && owners.every(isOf)
}

/** Takes away what the platform gave, where it gives nothing any more. Roles by hand, work and the last instructor stay. */
async function withdrawHeldRole(trx: Kysely<Tables>, actor: Actor, place: Place, held: readonly HeldRole[]) {
  const roles = held.filter(isFromPlace(place)).map(({ role }) => role)
  if (roles.length === 0 || isLastOwner(held, place)) return
  await deleteExternalRoles(trx, place)
  const { userId, groupId } = place
  const before = { userIds: [userId], roles, by: 'ltiLaunch' }
  const act = { action: 'group.removeUser', entityType: 'group', entityId: groupId, before }
  await recordAct(trx, { ...actor, userId }, act)
}

export async function withdrawRole(trx: Kysely<Tables>, actor: Actor, place: Place): Promise<void> {
  await withdrawHeldRole(trx, actor, place, await selectRolesInGroup(trx, place.groupId))
}

/**
 * Gives somebody the role in the course that the platform gives them. A role that was given by hand stays and wins: who is
 * staff by hand does not become a learner, nor the other way round. The last instructor of a course stays one.
 */
export async function takeOverRole(trx: Kysely<Tables>, actor: Actor, membership: Membership): Promise<void> {
  const { groupId, userId } = membership
  const role = groupRoleOf[membership.role]
  const held = await selectRolesInGroup(trx, groupId)
  const own = held.filter((each) => each.userId === userId)
  const isOwnOf = isFromPlace(membership)
  if (own.some((each) => isOwnOf(each) && each.role === role)) return
  const isLearner = role === 'GroupLearner'
  if (own.some((each) => !isOwnOf(each) && (each.role === 'GroupLearner') !== isLearner))
    return await withdrawHeldRole(trx, actor, membership, held)
  if (isLastOwner(held, membership)) return
  await deleteExternalRoles(trx, membership)
  await insertExternalRole(trx, membership, role)
  if (isLearner) await prepareForRoster(trx, groupId)
  const after = { userIds: [userId], role, by: 'ltiLaunch' }
  await recordAct(
    trx,
    { ...actor, userId },
    { action: 'group.addUsers', entityType: 'group', entityId: groupId, after },
  )
}
