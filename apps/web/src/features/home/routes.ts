import type { FeatureRoute } from '../../screen/feature-route.ts'

export const homeRoutes: readonly FeatureRoute[] = [
  {
    path: '',
    areas: ['assessment-state', 'home'],
    load: async () => ({ Component: (await import('./home-page.tsx')).HomePage }),
  },
]
