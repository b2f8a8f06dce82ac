import type { FeatureRoute } from '../../screen/feature-route.ts'
import { userRoleRoutes } from './roles/routes.ts'

export const peopleRoutes: readonly FeatureRoute[] = [
  ...userRoleRoutes,
  {
    path: 'users',
    anyOf: ['UserReadAny'],
    areas: ['course-refusals', 'people', 'roles'],
    load: async () => ({ Component: (await import('./users-page.tsx')).UsersPage }),
  },
  {
    path: 'users/invitations',
    anyOf: ['UserUpdateAny'],
    areas: ['course-refusals', 'people'],
    load: async () => ({ Component: (await import('./invitations-page.tsx')).InvitationsPage }),
  },
  {
    path: 'users/:userId',
    anyOf: ['UserReadAny'],
    areas: [
      'accommodations',
      'account',
      'audit',
      'course-refusals',
      'credentials',
      'people',
      'roles',
      'sign-in-refusals',
    ],
    load: async () => ({ Component: (await import('./user/user-page.tsx')).UserPage }),
  },
  {
    path: 'cache',
    anyOf: ['GroupAssessmentCachePurgeAny'],
    areas: ['course-refusals', 'people'],
    load: async () => ({ Component: (await import('./cache-page.tsx')).CachePage }),
  },
]
