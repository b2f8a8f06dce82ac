import type { Kysely } from 'kysely'
import type { GroupRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import type { LaunchRole } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { prepareForRoster } from '../../group-assessments/index.ts'
import { deleteExternalRoles, insertExternalRole, lockRolesAndOwners, selectOwnRoles } from './course-role.queries.ts'

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

type HeldRole = Awaited<ReturnType<typeof lockRolesAndOwners>>[number]

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
  const act = { action: 'group.removeUser', entityType: 'group', entityId: groupId, before } as const
  await recordAct(trx, { ...actor, userId }, act)
}

async function withdrawRole(trx: Kysely<Tables>, actor: Actor, place: Place): Promise<void> {
  const own = await selectOwnRoles(trx, place)
  if (!own.some(isFromPlace(place))) return
  await withdrawHeldRole(trx, actor, place, await lockRolesAndOwners(trx, place))
}

/**
 * Gives somebody the role in the course that the platform gives them. A role that was given by hand stays and wins: who is
 * staff by hand does not become a learner, nor the other way round. The last instructor of a course stays one. Holds the course
 * until the transaction ends where something changes: what else is to be written comes before.
 */
export async function takeOverRole(trx: Kysely<Tables>, actor: Actor, membership: Membership): Promise<void> {
  const { groupId, userId } = membership
  const role = groupRoleOf[membership.role]
  const isOwnOf = isFromPlace(membership)
  const isGiven = (each: HeldRole): boolean => isOwnOf(each) && each.role === role
  if ((await selectOwnRoles(trx, membership)).some(isGiven)) return
  const held = await lockRolesAndOwners(trx, membership)
  const own = held.filter((each) => each.userId === userId)
  if (own.some(isGiven)) return
  const isLearner = role === 'GroupLearner'
  if (own.some((each) => !isOwnOf(each) && (each.role === 'GroupLearner') !== isLearner))
    return await withdrawHeldRole(trx, actor, membership, held)
  if (isLastOwner(held, membership)) return
  if (own.some(isOwnOf)) await deleteExternalRoles(trx, membership)
  await insertExternalRole(trx, membership, role)
  if (isLearner) await prepareForRoster(trx, groupId)
  const after = { userIds: [userId], role, by: 'ltiLaunch' }
  await recordAct(
    trx,
    { ...actor, userId },
    { action: 'group.addUsers', entityType: 'group', entityId: groupId, after },
  )
}

/** The role that the platform gives somebody in the course by now; null takes back what it gave before. */
export async function followRole(
  trx: Kysely<Tables>,
  actor: Actor,
  place: Place,
  role: LaunchRole | null,
): Promise<void> {
  if (role === null) await withdrawRole(trx, actor, place)
  else await takeOverRole(trx, actor, { ...place, role })
}
