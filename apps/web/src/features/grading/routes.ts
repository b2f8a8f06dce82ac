import type { FeatureRoute } from '../../screen/feature-route.ts'

const grading = 'courses/:groupId/groupAssignments/:groupAssessmentId/grading'

export const gradingRoutes: readonly FeatureRoute[] = [
  {
    path: grading,
    areas: ['grading'],
    load: async () => ({ Component: (await import('./queue/queue-page.tsx')).QueuePage }),
  },
  {
    path: `${grading}/agreement`,
    areas: ['grading'],
    load: async () => ({ Component: (await import('./double/agreement-page.tsx')).AgreementPage }),
  },
  {
    path: `${grading}/:itemKey/:questionKey`,
    areas: ['grading', 'marking-rules'],
    load: async () => ({ Component: (await import('./desk-page.tsx')).DeskPage }),
  },
  {
    path: `${grading}/:itemKey/:questionKey/marked`,
    areas: ['grading', 'marking-rules'],
    load: async () => ({ Component: (await import('./marked/marked-page.tsx')).MarkedPage }),
  },
  {
    path: `${grading}/:itemKey/:questionKey/groups`,
    areas: ['grading', 'findings', 'reading'],
    load: async () => ({ Component: (await import('./groups/groups-page.tsx')).GroupsPage }),
  },
]
