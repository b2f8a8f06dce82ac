import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const termRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/terms',
    anyOf: ['ConfigurationModify'],
    areas: ['installation'],
    load: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }),
  },
]
