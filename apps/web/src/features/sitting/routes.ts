import type { FeatureRoute } from '../../screen/feature-route.ts'

const sitting = 'courses/:groupId/groupAssignments/:groupAssessmentId'

export const sittingRoutes: readonly FeatureRoute[] = [
  {
    path: sitting,
    areas: ['sitting', 'sitting-start'],
    load: async () => ({ Component: (await import('./start-screen.tsx')).StartScreen }),
  },
  {
    path: `${sitting}/problems/:problemInstanceId`,
    areas: ['sitting'],
    load: async () => ({ Component: (await import('./problem-screen.tsx')).ProblemScreen }),
  },
]
