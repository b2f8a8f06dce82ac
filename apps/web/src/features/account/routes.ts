import type { FeatureRoute } from '../../screen/feature-route.ts'

export const accountRoutes: readonly FeatureRoute[] = [
  {
    path: 'account',
    areas: ['account', 'credentials', 'sign-in-refusals'],
    load: async () => ({ Component: (await import('./account-page.tsx')).AccountPage }),
  },
]
