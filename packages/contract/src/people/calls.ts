import { callsOf } from '../call.ts'
import type { peopleEndpoints } from './schemas.ts'

/** People of the installation, and the rosters of courses. */
export const peopleCalls = callsOf<typeof peopleEndpoints>({
  searchUsers: ['GET', '/api/users'],
  getUser: ['GET', '/api/users/{userId}'],
  updateUser: ['PUT', '/api/users/{userId}'],
  listGroupUsers: ['GET', '/api/groupUserRoles'],
  addGroupUsers: ['POST', '/api/groupUserRoles/addUserRoles'],
  removeGroupUser: ['DELETE', '/api/groups/{groupId}/groupUserRoles/{groupUserRoleId}'],
})
