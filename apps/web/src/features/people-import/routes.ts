import type { FeatureRoute } from '../../screen/feature-route.ts'

const people = async () => ({ Component: (await import('./people-import-page.tsx')).PeopleImportPage })
const roster = async () => ({ Component: (await import('./roster-import-page.tsx')).RosterImportPage })

const areas = ['course-refusals', 'people-import', 'roles'] as const

export const peopleImportRoutes: readonly FeatureRoute[] = [
  { path: 'users/import', anyOf: ['UserUpdateAny'], areas, load: people },
  { path: 'users/import/:importId', anyOf: ['UserUpdateAny'], areas, load: people },
  { path: 'courses/:groupId/people/import', fallback: '/courses', areas, load: roster },
  { path: 'courses/:groupId/people/import/:importId', fallback: '/courses', areas, load: roster },
]
