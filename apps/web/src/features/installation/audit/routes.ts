import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const auditRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/audit',
    anyOf: ['UserRoleReadAny'],
    areas: ['audit', 'audit-log', 'installation', 'lti-pages', 'people', 'roles'],
    load: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }),
  },
]
