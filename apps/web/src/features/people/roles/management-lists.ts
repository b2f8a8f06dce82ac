import type { Activity, GlobalRole } from '@isomorph/access'

/** One management list: whom it shows, and who may open it. Its title is how the holders of its first role are called. */
export interface ManagementList {
  readonly path: string
  readonly activity: Activity
  /** The roles it looks after; several become tabs. */
  readonly roles: readonly [GlobalRole, ...GlobalRole[]]
}

/** The management lists, in the order of the Admin menu. */
export const managementLists: readonly ManagementList[] = [
  { path: '/creators', activity: 'UserRoleModifyAny', roles: ['Creator'] },
  { path: '/assessment-creators', activity: 'UserRoleModifyAny', roles: ['AssessmentCreator'] },
  { path: '/problem-creators', activity: 'UserRoleModifyAny', roles: ['ProblemCreator'] },
  { path: '/ai-problem-creators', activity: 'UserRoleModifyAny', roles: ['AiProblemCreator'] },
  { path: '/admins', activity: 'UserRoleReadAny', roles: ['Admin', 'SuperAdmin'] },
]
