import type { FeatureRoute } from '../../screen/feature-route.ts'

const course = async () => ({ Component: (await import('./course-page.tsx')).CoursePage })

const areas = [
  'accommodations',
  'connections',
  'course-refusals',
  'group-assessments',
  'groups',
  'lti-pages',
  'roles',
  'timetable-courses',
] as const

/** A group assessment's settings, sitting and results stand below a course too; their features own those paths. */
export const courseRoutes: readonly FeatureRoute[] = [
  {
    path: 'courses',
    anyOf: ['GroupRead', 'GroupCreate'],
    orOwn: 'courses',
    areas: ['connections', 'course-refusals', 'groups', 'lti-pages', 'roles', 'timetable-courses'],
    load: async () => ({ Component: (await import('./courses-page.tsx')).CoursesPage }),
  },
  {
    path: 'courses/new',
    anyOf: ['GroupCreate'],
    fallback: '/courses',
    areas: ['connections', 'course-refusals', 'groups', 'timetable-courses'],
    load: async () => ({ Component: (await import('./new-course-page.tsx')).NewCoursePage }),
  },
  // The specification's prefix match: whatever stands behind and has no screen of its own shows the course.
  { path: 'courses/:groupId/*', areas, load: course },
  { path: 'courses/:groupId/people', areas, load: course },
  { path: 'courses/:groupId/connections', areas, load: course },
  { path: 'courses/:groupId/settings', areas, load: course },
  {
    path: 'courses/:groupId/copy',
    areas: ['course-refusals', 'group-copy', 'groups'],
    load: async () => ({ Component: (await import('./copy/copy-page.tsx')).CopyPage }),
  },
]
