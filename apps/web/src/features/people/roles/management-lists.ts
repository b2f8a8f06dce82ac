import type { Activity, GlobalRole } from '@isomorph/access'

/** One management list: whom it shows, and who may open it. */
export interface ManagementList {
  readonly title: string
  readonly path: string
  readonly activity: Activity
  /** The roles it looks after; several become tabs. */
  readonly roles: readonly [GlobalRole, ...GlobalRole[]]
}

/** The management lists, in the order of the Admin menu. */
export const managementLists: readonly ManagementList[] = [
  { title: 'Creators', path: '/creators', activity: 'UserRoleModifyAny', roles: ['Creator'] },
  {
    title: 'Assessment Creators',
    path: '/assessment-creators',
    activity: 'UserRoleModifyAny',
    roles: ['AssessmentCreator'],
  },
  { title: 'Problem Creators', path: '/problem-creators', activity: 'UserRoleModifyAny', roles: ['ProblemCreator'] },
  {
    title: 'AI Problem Creators',
    path: '/ai-problem-creators',
    activity: 'UserRoleModifyAny',
    roles: ['AiProblemCreator'],
  },
  { title: 'Admins', path: '/admins', activity: 'UserRoleReadAny', roles: ['Admin', 'SuperAdmin'] },
]
