import type { FeatureRoute } from '../../screen/feature-route.ts'

/** The list; writing a problem is the problem editor's. */
export const problemRoutes: readonly FeatureRoute[] = [
  {
    path: 'problems',
    anyOf: ['ProblemRead', 'ProblemCreate'],
    orOwn: 'problems',
    areas: ['problems', 'sharing'],
    load: async () => ({ Component: (await import('./problems-page.tsx')).ProblemsPage }),
  },
]
