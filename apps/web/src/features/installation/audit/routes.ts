import type { FeatureRoute } from '../../../screen/feature-route.ts'

export const auditRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/audit',
    anyOf: ['UserRoleReadAny'],
    areas: ['audit', 'people'],
    load: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }),
  },
]
