import type { FeatureRoute } from '../../screen/feature-route.ts'

const paper = 'courses/:groupId/groupAssignments/:groupAssessmentId/paper'

export const paperRoutes: readonly FeatureRoute[] = [
  {
    path: paper,
    areas: ['paper'],
    load: async () => ({ Component: (await import('./sheets/paper-page.tsx')).PaperPage }),
  },
  {
    path: `${paper}/marks`,
    areas: ['paper'],
    load: async () => ({ Component: (await import('./entry/entry-page.tsx')).EntryPage }),
  },
]
