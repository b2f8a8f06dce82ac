import type { FeatureRoute } from '../../routes/feature-route.ts'

export const accountRoutes: readonly FeatureRoute[] = [
  { path: 'login', isPublic: true, load: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }) },
]
