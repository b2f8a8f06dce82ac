import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const downtimeRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/downtime',
    anyOf: ['ConfigurationModify'],
    load: async () => ({ Component: (await import('./downtime-page.tsx')).DowntimePage }),
  },
]
