import type { FeatureRoute } from '../../../screen/feature-route.ts'

const anyOf = ['ExternalProviderModify'] as const

/** The timetables of the installation. */
export const timetableRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/timetables',
    anyOf,
    areas: ['installation', 'timetables'],
    load: async () => ({ Component: (await import('./timetables-page.tsx')).TimetablesPage }),
  },
  {
    path: 'installation/timetables/new',
    anyOf,
    areas: ['connection-checks', 'connections', 'installation', 'timetables'],
    load: async () => ({ Component: (await import('./timetable-pages.tsx')).NewTimetablePage }),
  },
  {
    path: 'installation/timetables/:externalProviderId',
    anyOf,
    areas: ['connection-checks', 'connections', 'installation', 'timetables'],
    load: async () => ({ Component: (await import('./timetable-pages.tsx')).TimetablePage }),
  },
]
