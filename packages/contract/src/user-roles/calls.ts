import { callsOf } from '../call.ts'
import type { userRoleEndpoints } from './schemas.ts'

/** Who holds which role everywhere. */
export const userRoleCalls = callsOf<typeof userRoleEndpoints>({
  listUserRoles: ['GET', '/api/userRoles'],
  listRolesOfUser: ['GET', '/api/users/{userId}/userRoles'],
  createUserRoles: ['POST', '/api/userRoles'],
  deleteUserRole: ['DELETE', '/api/userRoles/{userRoleId}'],
})
