import { callsOf } from '../call.ts'
import type { groupAssessmentEndpoints } from './schemas.ts'

/** Giving an assessment to a course, and its settings. */
export const groupAssessmentCalls = callsOf<typeof groupAssessmentEndpoints>({
  listGroupAssessments: ['GET', '/api/groupAssessments'],
  createGroupAssessment: ['POST', '/api/groupAssessments'],
  getGroupAssessment: ['GET', '/api/groupAssessments/{groupAssessmentId}'],
  updateGroupAssessment: ['PUT', '/api/groupAssessments/{groupAssessmentId}'],
  setAccessCode: ['PUT', '/api/groupAssessments/{groupAssessmentId}/accessCode'],
  deleteGroupAssessment: ['DELETE', '/api/groupAssessments/{groupAssessmentId}'],
  releaseGroupAssessment: ['POST', '/api/groupAssessments/{groupAssessmentId}/release'],
  purgeGroupAssessmentCache: ['DELETE', '/api/groupAssessments/purgeCache'],
})
