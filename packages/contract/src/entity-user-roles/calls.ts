import { callsOf } from '../call.ts'
import type {
  assessmentUserRoleEndpoints,
  problemUserRoleEndpoints,
  sharedLibraryUserRoleEndpoints,
} from './schemas.ts'

/** Who may read, edit and own a problem. */
export const problemUserRoleCalls = callsOf<typeof problemUserRoleEndpoints>({
  listProblemUserRoles: ['GET', '/api/problems/{problemId}/problemUserRoles'],
  grantProblemUserRoles: ['POST', '/api/problems/{problemId}/problemUserRoles'],
  changeProblemUserRole: ['PUT', '/api/problems/{problemId}/problemUserRoles/{userId}'],
  removeProblemUserRole: ['DELETE', '/api/problems/{problemId}/problemUserRoles/{userId}'],
})

/** Who may read, edit and own an assessment. */
export const assessmentUserRoleCalls = callsOf<typeof assessmentUserRoleEndpoints>({
  listAssessmentUserRoles: ['GET', '/api/assessments/{assessmentId}/assessmentUserRoles'],
  grantAssessmentUserRoles: ['POST', '/api/assessments/{assessmentId}/assessmentUserRoles'],
  changeAssessmentUserRole: ['PUT', '/api/assessments/{assessmentId}/assessmentUserRoles/{userId}'],
  removeAssessmentUserRole: ['DELETE', '/api/assessments/{assessmentId}/assessmentUserRoles/{userId}'],
})

/** Who may read, edit and own a shared library. */
export const sharedLibraryUserRoleCalls = callsOf<typeof sharedLibraryUserRoleEndpoints>({
  listSharedLibraryUserRoles: ['GET', '/api/sharedLibraries/{sharedLibraryId}/sharedLibraryUserRoles'],
  grantSharedLibraryUserRoles: ['POST', '/api/sharedLibraries/{sharedLibraryId}/sharedLibraryUserRoles'],
  changeSharedLibraryUserRole: ['PUT', '/api/sharedLibraries/{sharedLibraryId}/sharedLibraryUserRoles/{userId}'],
  removeSharedLibraryUserRole: ['DELETE', '/api/sharedLibraries/{sharedLibraryId}/sharedLibraryUserRoles/{userId}'],
})
