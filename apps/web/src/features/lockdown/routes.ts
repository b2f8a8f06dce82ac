import type { FeatureRoute } from '../../screen/feature-route.ts'

const sitting = 'courses/:groupId/groupAssignments/:groupAssessmentId'

/** The pages that a lockdown browser opens: the first signs in, the second proves where it is. */
export const lockdownRoutes: readonly FeatureRoute[] = [
  {
    path: `${sitting}/ldb-launch`,
    isPublic: true,
    load: async () => ({ Component: (await import('./launch-page.tsx')).LockdownLaunchPage }),
  },
  {
    path: `${sitting}/ldb-check`,
    areas: ['lockdown'],
    load: async () => ({ Component: (await import('./check-page.tsx')).LockdownCheckPage }),
  },
]
