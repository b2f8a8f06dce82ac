import type { FeatureRoute } from '../../screen/feature-route.ts'

const people = async () => ({ Component: (await import('./people-import-page.tsx')).PeopleImportPage })
const roster = async () => ({ Component: (await import('./roster-import-page.tsx')).RosterImportPage })

export const peopleImportRoutes: readonly FeatureRoute[] = [
  { path: 'users/import', anyOf: ['UserUpdateAny'], load: people },
  { path: 'users/import/:importId', anyOf: ['UserUpdateAny'], load: people },
  { path: 'courses/:groupId/people/import', fallback: '/courses', load: roster },
  { path: 'courses/:groupId/people/import/:importId', fallback: '/courses', load: roster },
]
