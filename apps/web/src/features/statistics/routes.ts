import type { FeatureRoute } from '../../screen/feature-route.ts'

const statistics = 'courses/:groupId/groupAssignments/:groupAssessmentId/statistics'

export const statisticsRoutes: readonly FeatureRoute[] = [
  {
    path: statistics,
    areas: ['statistics'],
    load: async () => ({ Component: (await import('./statistics-page.tsx')).StatisticsPage }),
  },
  {
    path: `${statistics}/:itemKey`,
    areas: ['statistics'],
    load: async () => ({ Component: (await import('./problem-statistics-page.tsx')).ProblemStatisticsPage }),
  },
]
