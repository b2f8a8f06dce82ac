import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const apiTokenRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/api-tokens',
    anyOf: ['ExternalProviderModify'],
    areas: ['installation'],
    load: async () => ({ Component: (await import('./api-tokens-page.tsx')).ApiTokensPage }),
  },
]
