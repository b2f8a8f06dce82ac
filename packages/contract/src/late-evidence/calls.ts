import { callsOf } from '../call.ts'
import type { lateEvidenceEndpoints } from './schemas.ts'

/** Work that arrived after the deadline: what there is, and whether it counts. */
export const lateEvidenceCalls = callsOf<typeof lateEvidenceEndpoints>({
  listLateEvidence: ['GET', '/api/groupAssessments/{groupAssessmentId}/lateEvidence'],
  decideLateEvidence: ['POST', '/api/groupAssessments/{groupAssessmentId}/lateEvidence/decisions'],
})
