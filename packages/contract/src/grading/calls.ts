import { callsOf } from '../call.ts'
import type { gradingEndpoints } from './schemas.ts'

/** Marking by people: the queue, claims, marks, rubrics and comments of one group assessment. */
export const gradingCalls = callsOf<typeof gradingEndpoints>({
  listGradingQuestions: ['GET', '/api/groupAssessments/{groupAssessmentId}/manualScoring/questions'],
  listManualScoringResponses: ['GET', '/api/groupAssessments/{groupAssessmentId}/manualScoring/responses'],
  getManualScoringAttempts: [
    'GET',
    '/api/groupAssessments/{groupAssessmentId}/manualScoring/attempts/{problemInstanceId}',
  ],
  claimResponses: ['POST', '/api/groupAssessments/{groupAssessmentId}/manualScoring/claims'],
  releaseClaims: ['DELETE', '/api/groupAssessments/{groupAssessmentId}/manualScoring/claims'],
  markResponse: ['POST', '/api/groupAssessments/{groupAssessmentId}/manualScoring/marks'],
  undoMark: ['POST', '/api/groupAssessments/{groupAssessmentId}/manualScoring/undo'],
  chooseResponses: ['POST', '/api/groupAssessments/{groupAssessmentId}/manualScoring/chosen'],
  setGradingSettings: ['PUT', '/api/groupAssessments/{groupAssessmentId}/manualScoring/settings'],
  getRubric: ['GET', '/api/groupAssessments/{groupAssessmentId}/manualScoring/rubrics/{itemKey}/{questionKey}'],
  saveRubric: ['PUT', '/api/groupAssessments/{groupAssessmentId}/manualScoring/rubrics/{itemKey}/{questionKey}'],
  getSnippets: ['GET', '/api/groupAssessments/{groupAssessmentId}/manualScoring/snippets/{itemKey}/{questionKey}'],
  saveSnippets: ['PUT', '/api/groupAssessments/{groupAssessmentId}/manualScoring/snippets/{itemKey}/{questionKey}'],
})
