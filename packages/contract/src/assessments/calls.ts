import type { assessmentEndpoints } from './schemas.ts'
import { callsOf } from '../call.ts'

/** Writing and listing assessments, and looking at one variant of one. */
export const assessmentCalls = callsOf<typeof assessmentEndpoints>({
  listAssessments: ['GET', '/api/assessments'],
  createAssessment: ['POST', '/api/assessments'],
  getAssessment: ['GET', '/api/assessments/{assessmentId}'],
  updateAssessment: ['PUT', '/api/assessments/{assessmentId}'],
  deleteAssessment: ['DELETE', '/api/assessments/{assessmentId}'],
  restoreAssessment: ['POST', '/api/assessments/{assessmentId}/restore'],
  listAssessmentReferences: ['GET', '/api/assessments/{assessmentId}/references'],
  previewAssessmentStatements: ['POST', '/api/assessments/{assessmentId}/preview/statements'],
  previewAssessmentSolutions: ['POST', '/api/assessments/{assessmentId}/preview/solutionInstances'],
  previewAssessmentAttempt: ['POST', '/api/assessments/{assessmentId}/preview/attempts'],
})
