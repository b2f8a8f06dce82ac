import type { FeatureRoute } from '../../../screen/feature-route.ts'
import { managementLists } from './management-lists.ts'

const areas = ['course-refusals', 'people', 'roles'] as const

export const userRoleRoutes: readonly FeatureRoute[] = [
  ...managementLists.map(({ path, activity }) => ({
    path: path.slice(1),
    anyOf: [activity],
    areas,
    load: async () => ({ Component: (await import('./management-list-page.tsx')).ManagementListPage }),
  })),
  {
    path: 'users/:userId/roles',
    allOf: ['UserRoleReadAny', 'UserReadAny'],
    areas,
    load: async () => ({ Component: (await import('./roles-of-user-page.tsx')).RolesOfUserPage }),
  },
]
