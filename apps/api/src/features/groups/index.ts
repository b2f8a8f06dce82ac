import type { Feature } from '../../http/feature.ts'
import { groupAccess } from './group-access.ts'
import { registerGroups } from './groups.routes.ts'

export { createGroupIn } from './save-group.ts'

export const groups: Feature = { name: 'groups', register: registerGroups, groupAccess }
