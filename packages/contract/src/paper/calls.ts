import { callsOf } from '../call.ts'
import type { paperEndpoints } from './schemas.ts'

/** Assessments on paper: sheets to print, keys, and the marks that were given on them. */
export const paperCalls = callsOf<typeof paperEndpoints>({
  listPaperSheets: ['GET', '/api/groupAssessments/{groupAssessmentId}/paper/sheets'],
  makePaperSheets: ['PUT', '/api/groupAssessments/{groupAssessmentId}/paper/sheets'],
  getPaperContents: ['GET', '/api/groupAssessments/{groupAssessmentId}/paper/contents'],
  listPaperLearners: ['GET', '/api/groupAssessments/{groupAssessmentId}/paper/learners'],
  getPaperSheet: ['GET', '/api/groupAssessments/{groupAssessmentId}/paper/sheets/{sheetCode}'],
  enterPaperMarks: ['PUT', '/api/groupAssessments/{groupAssessmentId}/paper/sheets/{sheetCode}/marks'],
  comparePaperMarks: ['POST', '/api/groupAssessments/{groupAssessmentId}/paper/sheets/{sheetCode}/comparisons'],
  readPaperFile: ['POST', '/api/groupAssessments/{groupAssessmentId}/paper/files'],
  withdrawPaperMarks: ['DELETE', '/api/groupAssessments/{groupAssessmentId}/paper/sheets/{sheetCode}/marks'],
})
