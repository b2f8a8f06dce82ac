import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const downtimeRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/downtime',
    anyOf: ['ConfigurationModify'],
    areas: ['installation'],
    load: async () => ({ Component: (await import('./downtime-page.tsx')).DowntimePage }),
  },
]
