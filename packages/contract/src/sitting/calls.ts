import { callsOf } from '../call.ts'
import type { sittingEndpoints } from './schemas.ts'

/** What a learner does in a group assessment: start, save, submit, finish. */
export const sittingCalls = callsOf<typeof sittingEndpoints>({
  getSitting: ['GET', '/api/groupAssessments/{groupAssessmentId}/assessments'],
  startSitting: ['POST', '/api/groupAssessments/{groupAssessmentId}/start'],
  finishSitting: ['POST', '/api/groupAssessments/{groupAssessmentId}/finish'],
  reopenSitting: ['POST', '/api/groupAssessments/{groupAssessmentId}/learnerStatuses/{userId}/reopen'],
  createLearnerStatusEvent: ['POST', '/api/groupAssessments/{groupAssessmentId}/learnerStatuses'],
  listProblemInstances: ['GET', '/api/groupAssessments/{groupAssessmentId}/problemInstances'],
  getProblemInstance: ['GET', '/api/groupAssessments/{groupAssessmentId}/problemInstances/{problemInstanceId}'],
  listProblemPages: ['GET', '/api/groupAssessments/{groupAssessmentId}/problemPages'],
  saveDraft: ['PUT', '/api/groupAssessments/{groupAssessmentId}/problemInstances/{problemInstanceId}/draft'],
  raiseAppeal: ['POST', '/api/groupAssessments/{groupAssessmentId}/problemInstances/{problemInstanceId}/appeals'],
  withdrawAppeal: ['DELETE', '/api/groupAssessments/{groupAssessmentId}/problemInstances/{problemInstanceId}/appeals'],
  submitAttempt: ['POST', '/api/groupAssessments/{groupAssessmentId}/problemInstances/{problemInstanceId}/attempts'],
})
