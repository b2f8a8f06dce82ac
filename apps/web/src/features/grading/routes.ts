import type { FeatureRoute } from '../../screen/feature-route.ts'

const grading = 'courses/:groupId/groupAssignments/:groupAssessmentId/grading'

export const gradingRoutes: readonly FeatureRoute[] = [
  { path: grading, load: async () => ({ Component: (await import('./queue-page.tsx')).QueuePage }) },
  {
    path: `${grading}/agreement`,
    load: async () => ({ Component: (await import('./double/agreement-page.tsx')).AgreementPage }),
  },
  {
    path: `${grading}/:itemKey/:questionKey`,
    load: async () => ({ Component: (await import('./desk-page.tsx')).DeskPage }),
  },
  {
    path: `${grading}/:itemKey/:questionKey/groups`,
    load: async () => ({ Component: (await import('./groups/groups-page.tsx')).GroupsPage }),
  },
]
