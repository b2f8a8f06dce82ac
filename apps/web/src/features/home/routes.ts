import type { FeatureRoute } from '../../routes/feature-route.ts'

export const homeRoutes: readonly FeatureRoute[] = [
  { path: '', load: async () => ({ Component: (await import('./home-page.tsx')).HomePage }) },
]
