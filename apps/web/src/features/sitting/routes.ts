import type { FeatureRoute } from '../../screen/feature-route.ts'

const sitting = 'courses/:groupId/groupAssignments/:groupAssessmentId'

export const sittingRoutes: readonly FeatureRoute[] = [
  {
    path: sitting,
    areas: ['sitting-start'],
    load: async () => ({ Component: (await import('./start-screen.tsx')).StartScreen }),
  },
  {
    path: `${sitting}/problems/:problemInstanceId`,
    load: async () => ({ Component: (await import('./problem-screen.tsx')).ProblemScreen }),
  },
]
