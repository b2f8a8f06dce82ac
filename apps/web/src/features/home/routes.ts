import type { FeatureRoute } from '../../screen/feature-route.ts'

export const homeRoutes: readonly FeatureRoute[] = [
  { path: '', load: async () => ({ Component: (await import('./home-page.tsx')).HomePage }) },
]
