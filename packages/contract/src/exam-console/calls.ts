import { callsOf } from '../call.ts'
import type { examConsoleEndpoints } from './schemas.ts'

/** What staff see of a running exam, and what they tell the room. */
export const examConsoleCalls = callsOf<typeof examConsoleEndpoints>({
  watchLearners: ['GET', '/api/groupAssessments/{groupAssessmentId}/learnerStatuses'],
  announce: ['POST', '/api/groupAssessments/{groupAssessmentId}/announcements'],
  listProblemsToAnnounce: ['GET', '/api/groupAssessments/{groupAssessmentId}/announcements/problems'],
  listReceipts: ['GET', '/api/groupAssessments/{groupAssessmentId}/announcements/{announcementId}/receipts'],
  withdrawAnnouncement: ['DELETE', '/api/groupAssessments/{groupAssessmentId}/announcements/{announcementId}'],
})
