import type { FeatureRoute } from '../../screen/feature-route.ts'
import { installationActivities } from './activities.ts'
import { installationPages } from './pages.ts'

export const installationRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation',
    anyOf: installationActivities,
    areas: ['installation'],
    load: async () => ({ Component: (await import('./installation-page.tsx')).InstallationPage }),
  },
  ...installationPages,
]
