import type { FeatureRoute } from '../../screen/feature-route.ts'
import { installationActivities } from './activities.ts'
import { installationPages } from './pages.ts'

export const installationRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation',
    anyOf: installationActivities,
    areas: ['audit', 'connections', 'course-refusals', 'people', 'roles', 'timetable-courses'],
    load: async () => ({ Component: (await import('./installation-page.tsx')).InstallationPage }),
  },
  ...installationPages,
]
