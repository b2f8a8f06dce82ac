import { callsOf } from '../call.ts'
import type { doubleMarkingEndpoints } from './schemas.ts'

/** Marking by two people who do not see each other's marks, and how far they agree. */
export const doubleMarkingCalls = callsOf<typeof doubleMarkingEndpoints>({
  setDoubleMarking: [
    'PUT',
    '/api/groupAssessments/{groupAssessmentId}/manualScoring/doubleMarking/{itemKey}/{questionKey}',
  ],
  getAgreement: ['GET', '/api/groupAssessments/{groupAssessmentId}/manualScoring/agreement'],
})
