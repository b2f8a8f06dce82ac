import type { FeatureRoute } from '../../screen/feature-route.ts'

const groupAssessment = 'courses/:groupId/groupAssignments/:groupAssessmentId'

export const resultsRoutes: readonly FeatureRoute[] = [
  {
    path: `${groupAssessment}/results`,
    areas: [
      'accommodations',
      'course-refusals',
      'exam-acts',
      'late-evidence',
      'marking-rules',
      'points-factors',
      'results',
    ],
    load: async () => ({ Component: (await import('./results-page.tsx')).ResultsPage }),
  },
  {
    path: `${groupAssessment}/results/file`,
    areas: ['course-refusals', 'results'],
    load: async () => ({ Component: (await import('./score-file/score-file-page.tsx')).ScoreFilePage }),
  },
  {
    path: `${groupAssessment}/scores`,
    areas: ['connections', 'course-refusals', 'lti-pages', 'results', 'roles', 'timetable-courses'],
    load: async () => ({ Component: (await import('./scores-page.tsx')).ScoresPage }),
  },
]
