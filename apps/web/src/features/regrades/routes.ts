import type { FeatureRoute } from '../../screen/feature-route.ts'

const regrades = 'courses/:groupId/groupAssignments/:groupAssessmentId/regrades'

export const regradeRoutes: readonly FeatureRoute[] = [
  { path: regrades, load: async () => ({ Component: (await import('./regrades-page.tsx')).RegradesPage }) },
  {
    path: `${regrades}/:regradeId`,
    load: async () => ({ Component: (await import('./regrade-page.tsx')).RegradePage }),
  },
]
