import type { FeatureRoute } from '../../screen/feature-route.ts'

export const groupAssessmentRoutes: readonly FeatureRoute[] = [
  {
    path: 'courses/:groupId/groupAssignments/:groupAssessmentId/settings',
    areas: ['course-refusals', 'group-assessments', 'lockdown-settings'],
    load: async () => ({ Component: (await import('./group-assessment-settings-page.tsx')).DeliverySettingsPage }),
  },
]
