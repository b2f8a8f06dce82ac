import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const integrationLedgerRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/integration-ledger',
    anyOf: ['ExternalProviderModify'],
    areas: [
      'connections',
      'course-refusals',
      'installation',
      'lti-pages',
      'roles',
      'schema-errors',
      'timetable-courses',
    ],
    load: async () => ({ Component: (await import('./integration-ledger-page.tsx')).IntegrationLedgerPage }),
  },
]
