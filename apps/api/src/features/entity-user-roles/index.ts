import type { Feature } from '../../http/feature.ts'
import { registerEntityUserRoles } from './entity-user-roles.routes.ts'

export const entityUserRoles: Feature = { name: 'entity-user-roles', register: registerEntityUserRoles }
