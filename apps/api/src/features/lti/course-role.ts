import type { Kysely } from 'kysely'
import type { GroupRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import type { LaunchRole } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { prepareForRoster } from '../group-assessments/index.ts'
import { deleteExternalRoles, insertExternalRole, selectRolesInGroup } from './course-role.queries.ts'

export const groupRoleOf: Readonly<Record<LaunchRole, GroupRole>> = {
  instructor: 'GroupOwner',
  grader: 'GroupGrader',
  learner: 'GroupLearner',
}

interface Membership {
  readonly groupId: number
  readonly externalGroupId: number
  readonly userId: number
  readonly role: LaunchRole
}

/**
 * Gives somebody the role in the course that the platform gives them. A role that was given by hand stays and wins: who is
 * staff by hand does not become a learner, nor the other way round. The last instructor of a course stays one.
 */
export async function takeOverRole(trx: Kysely<Tables>, actor: Actor, membership: Membership): Promise<void> {
  const { groupId, externalGroupId, userId } = membership
  const role = groupRoleOf[membership.role]
  const held = await selectRolesInGroup(trx, groupId)
  const own = held.filter((each) => each.userId === userId)
  const isOwnOf = (each: (typeof held)[number]): boolean => each.externalGroupId === externalGroupId
  if (own.some((each) => isOwnOf(each) && each.role === role)) return
  const isLearner = role === 'GroupLearner'
  if (own.some((each) => !isOwnOf(each) && (each.role === 'GroupLearner') !== isLearner)) return
  const leavesAsOwner = own.some((each) => isOwnOf(each) && each.role === 'GroupOwner')
  const hasOtherOwner = held.some((each) => each.role === 'GroupOwner' && !(each.userId === userId && isOwnOf(each)))
  if (leavesAsOwner && !hasOtherOwner) return
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
