import type { FeatureRoute } from '../../../screen/feature-route.ts'
import { managementLists } from './management-lists.ts'

export const userRoleRoutes: readonly FeatureRoute[] = [
  ...managementLists.map(({ path, activity }) => ({
    path: path.slice(1),
    anyOf: [activity],
    load: async () => ({ Component: (await import('./management-list-page.tsx')).ManagementListPage }),
  })),
  {
    path: 'users/:userId/roles',
    allOf: ['UserRoleReadAny', 'UserReadAny'],
    load: async () => ({ Component: (await import('./roles-of-user-page.tsx')).RolesOfUserPage }),
  },
]
