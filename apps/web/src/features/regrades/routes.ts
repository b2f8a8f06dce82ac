import type { FeatureRoute } from '../../screen/feature-route.ts'

const regrades = 'courses/:groupId/groupAssignments/:groupAssessmentId/regrades'

export const regradeRoutes: readonly FeatureRoute[] = [
  {
    path: regrades,
    areas: ['regrades'],
    load: async () => ({ Component: (await import('./regrades-page.tsx')).RegradesPage }),
  },
  {
    path: `${regrades}/:regradeId`,
    areas: ['regrades'],
    load: async () => ({ Component: (await import('./regrade-page.tsx')).RegradePage }),
  },
]
