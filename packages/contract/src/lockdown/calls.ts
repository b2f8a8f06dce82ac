import { callsOf } from '../call.ts'
import type { lockdownEndpoints } from './schemas.ts'

/** Lockdown browsers: what staff set, opening one, and proving to be in one. */
export const lockdownCalls = callsOf<typeof lockdownEndpoints>({
  getLockdownSettings: ['GET', '/api/groupAssessments/{groupAssessmentId}/lockdownSettings'],
  saveLockdownSettings: ['PUT', '/api/groupAssessments/{groupAssessmentId}/lockdownSettings'],
  launchLockdown: ['POST', '/api/groupAssessments/{groupAssessmentId}/lockdownLaunches'],
  createLockdownChallenge: ['POST', '/api/groupAssessments/{groupAssessmentId}/lockdownChallenges'],
  checkLockdown: ['POST', '/api/groupAssessments/{groupAssessmentId}/lockdownChecks'],
  getLockdownConfiguration: ['GET', '/api/lockdownConfigurations/{secret}'],
  testLockdown: ['GET', '/api/ldb/test'],
})
