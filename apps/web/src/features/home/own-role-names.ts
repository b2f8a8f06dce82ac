import type { GroupRole } from '@isomorph/access'
import type { Group } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'

/** The same names as `nameOfRole`: of the area `home`, so that a learner's first page does not fetch `roles`. */
const roleKeys: Readonly<Record<GroupRole, PlainKey>> = {
  GroupOwner: 'home.role.instructor',
  GroupGrader: 'home.role.grader',
  GroupLearner: 'home.role.student',
}

/** The caller's roles in a course, as they are called on screen. */
export function ownRoleNames({ roles }: Pick<Group, 'roles'>): string {
  return [...new Set(roles.map(({ role }) => t(roleKeys[role])))].join(', ')
}
