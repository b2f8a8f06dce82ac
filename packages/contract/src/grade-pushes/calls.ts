import { callsOf } from '../call.ts'
import type { gradePushEndpoints } from './schemas.ts'

/** Scores sent to learning platforms, and what these have. */
export const gradePushCalls = callsOf<typeof gradePushEndpoints>({
  getGradePushes: ['GET', '/api/groupAssessments/{groupAssessmentId}/pushGrades'],
  pushGrades: ['POST', '/api/groupAssessments/{groupAssessmentId}/pushGrades'],
  readGradesBack: ['POST', '/api/groupAssessments/{groupAssessmentId}/pushGrades/readBack'],
})
