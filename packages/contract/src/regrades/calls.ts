import { callsOf } from '../call.ts'
import type { regradeEndpoints } from './schemas.ts'

/** Regrades of one group assessment: by another key, with full credit, without a problem, for other points. */
export const regradeCalls = callsOf<typeof regradeEndpoints>({
  listRegrades: ['GET', '/api/groupAssessments/{groupAssessmentId}/regrades'],
  startRegrade: ['POST', '/api/groupAssessments/{groupAssessmentId}/regrades'],
  getRegrade: ['GET', '/api/groupAssessments/{groupAssessmentId}/regrades/{regradeId}'],
  getRegradeChanges: ['GET', '/api/groupAssessments/{groupAssessmentId}/regrades/{regradeId}/changes'],
  applyRegrade: ['POST', '/api/groupAssessments/{groupAssessmentId}/regrades/{regradeId}/apply'],
  tellRegraded: ['POST', '/api/groupAssessments/{groupAssessmentId}/regrades/{regradeId}/notify'],
  listProblemUses: ['GET', '/api/problems/{problemId}/uses'],
  undoRegrade: ['POST', '/api/groupAssessments/{groupAssessmentId}/regrades/{regradeId}/undo'],
})
