import type { FeatureRoute } from '../../screen/feature-route.ts'

export const problemPackageRoutes: readonly FeatureRoute[] = [
  {
    path: 'problems/import',
    anyOf: ['ProblemCreate'],
    fallback: '/problems',
    areas: ['findings', 'problem-packages', 'reading', 'schema-errors'],
    load: async () => ({ Component: (await import('./import-problems-page.tsx')).ImportProblemsPage }),
  },
]
