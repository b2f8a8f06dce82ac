import type { FeatureRoute } from '../../screen/feature-route.ts'

export const examConsoleRoutes: readonly FeatureRoute[] = [
  {
    path: 'courses/:groupId/groupAssignments/:groupAssessmentId/live',
    areas: ['accommodations', 'course-refusals', 'exam-acts', 'exam-console', 'late-evidence'],
    load: async () => ({ Component: (await import('./console-page.tsx')).ConsolePage }),
  },
]
