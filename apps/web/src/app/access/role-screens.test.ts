// @vitest-environment jsdom
import { activitiesOfGlobalRoles, globalRoles, type GlobalRole } from '@isomorph/access'
import { describe, expect, it } from 'vitest'
import { firstRoutes } from '../first-routes.ts'
import { furtherRoutes } from '../further-routes.ts'
import { isGranted } from './screen-access.ts'

/** The screen rules, written out: which roles open a screen by themselves, and where everybody else is led. */
const rules: Readonly<Record<string, { readonly roles: readonly GlobalRole[]; readonly fallback: string }>> = {
  admins: { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  creators: { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  'problem-creators': { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  'ai-problem-creators': { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  'assessment-creators': { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  cache: { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  users: { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  'users/:userId': { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  'users/:userId/roles': { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  'users/import': { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  'users/import/:importId': { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  'users/invitations': { roles: ['SuperAdmin', 'Admin'], fallback: '/' },
  courses: { roles: ['SuperAdmin', 'Admin', 'Creator'], fallback: '/' },
  'courses/new': { roles: ['SuperAdmin', 'Admin', 'Creator'], fallback: '/courses' },
  assessments: { roles: ['SuperAdmin', 'Admin', 'Creator', 'AssessmentCreator'], fallback: '/' },
  'assessments/new': { roles: ['SuperAdmin', 'Creator', 'AssessmentCreator'], fallback: '/assessments' },
  sharedLibraries: { roles: ['SuperAdmin', 'Admin', 'Creator', 'ProblemCreator'], fallback: '/' },
  'sharedLibraries/new': { roles: ['SuperAdmin', 'Creator', 'ProblemCreator'], fallback: '/sharedLibraries' },
  problems: { roles: ['SuperAdmin', 'Admin', 'Creator', 'ProblemCreator', 'AiProblemCreator'], fallback: '/' },
  'problems/new': { roles: ['SuperAdmin', 'Creator', 'ProblemCreator', 'AiProblemCreator'], fallback: '/problems' },
  'problems/import': { roles: ['SuperAdmin', 'Creator', 'ProblemCreator', 'AiProblemCreator'], fallback: '/problems' },
  'problems/prompt': { roles: ['SuperAdmin', 'AiProblemCreator'], fallback: '/problems' },
}

/** For everybody signed in: what stands there is decided thing by thing. */
const forEverybody = [
  '',
  'account',
  'lti-launch/:ltiLaunchId/*',
  'assessments/:assessmentId/*',
  'sharedLibraries/:sharedLibraryId/*',
  'courses/:groupId/*',
  'courses/:groupId/people',
  'courses/:groupId/people/import',
  'courses/:groupId/people/import/:importId',
  'courses/:groupId/connections',
  'courses/:groupId/settings',
  'courses/:groupId/copy',
  'courses/:groupId/groupAssignments/:groupAssessmentId',
  'courses/:groupId/groupAssignments/:groupAssessmentId/problems/:problemInstanceId',
  'courses/:groupId/groupAssignments/:groupAssessmentId/ldb-check',
  'courses/:groupId/groupAssignments/:groupAssessmentId/live',
  'courses/:groupId/groupAssignments/:groupAssessmentId/grading',
  'courses/:groupId/groupAssignments/:groupAssessmentId/grading/agreement',
  'courses/:groupId/groupAssignments/:groupAssessmentId/grading/:itemKey/:questionKey',
  'courses/:groupId/groupAssignments/:groupAssessmentId/grading/:itemKey/:questionKey/groups',
  'courses/:groupId/groupAssignments/:groupAssessmentId/grading/:itemKey/:questionKey/marked',
  'courses/:groupId/groupAssignments/:groupAssessmentId/paper',
  'courses/:groupId/groupAssignments/:groupAssessmentId/paper/marks',
  'courses/:groupId/groupAssignments/:groupAssessmentId/results',
  'courses/:groupId/groupAssignments/:groupAssessmentId/results/file',
  'courses/:groupId/groupAssignments/:groupAssessmentId/scores',
  'courses/:groupId/groupAssignments/:groupAssessmentId/regrades',
  'courses/:groupId/groupAssignments/:groupAssessmentId/regrades/:regradeId',
  'courses/:groupId/groupAssignments/:groupAssessmentId/statistics',
  'courses/:groupId/groupAssignments/:groupAssessmentId/statistics/:itemKey',
  'courses/:groupId/groupAssignments/:groupAssessmentId/settings',
]

const protectedRoutes = [...firstRoutes, ...furtherRoutes].filter(({ isPublic }) => !isPublic)

describe('each role at each screen', () => {
  it('every screen that needs signing in has a rule, and every rule a screen', () => {
    const paths = protectedRoutes.map(({ path }) => path).filter((path) => !path.startsWith('installation'))
    expect(paths.filter((path) => !(path in rules) && !isForEverybody(path))).toEqual([])
    expect(Object.keys(rules).filter((path) => !paths.includes(path))).toEqual([])
  })

  it.each(Object.entries(rules))('/%s opens for whom it is for, and leads the others away', (path, rule) => {
    const route = protectedRoutes.find((each) => each.path === path)
    const opening = globalRoles.filter((role) => isGranted(route ?? {}, activitiesOfGlobalRoles([role])))
    expect(opening.toSorted()).toEqual(rule.roles.toSorted())
    expect(isGranted(route ?? {}, activitiesOfGlobalRoles([]))).toBe(false)
    expect(route?.fallback ?? '/').toBe(rule.fallback)
  })

  it('lists of courses, assessments, problems and libraries open also for whom there is something in them', () => {
    for (const kind of ['courses', 'assessments', 'problems', 'sharedLibraries'])
      expect(protectedRoutes.find(({ path }) => path === kind)?.orOwn).toBe(kind)
  })
})

function isForEverybody(path: string): boolean {
  return forEverybody.includes(path) || path.startsWith('problems/:problemId')
}
