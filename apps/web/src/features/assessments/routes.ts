import type { FeatureRoute } from '../../screen/feature-route.ts'

export const assessmentRoutes: readonly FeatureRoute[] = [
  {
    path: 'assessments',
    anyOf: ['AssessmentRead', 'AssessmentCreate'],
    orOwn: 'assessments',
    areas: ['assessments'],
    load: async () => ({ Component: (await import('./assessments-page.tsx')).AssessmentsPage }),
  },
  {
    path: 'assessments/new',
    anyOf: ['AssessmentCreate'],
    fallback: '/assessments',
    areas: ['assessments'],
    load: async () => ({ Component: (await import('./editor/new-assessment-page.tsx')).NewAssessmentPage }),
  },
  {
    // The specification's prefix match.
    path: 'assessments/:assessmentId/*',
    areas: ['assessments', 'editor-presence', 'sharing'],
    load: async () => ({ Component: (await import('./editor/assessment-page.tsx')).AssessmentPage }),
  },
]
