import type { Feature } from '../../http/feature.ts'
import { registerUserRoles } from './user-roles.routes.ts'

export { userRoleRefusals } from './user-roles.errors.ts'

export const userRoles: Feature = { name: 'user-roles', register: registerUserRoles }
