import { callsOf } from '../call.ts'
import type { answerClusterEndpoints } from './schemas.ts'

/** Groups of wrong answers to a question, and what is decided on them. */
export const answerClusterCalls = callsOf<typeof answerClusterEndpoints>({
  getAnswerClusters: ['GET', '/api/groupAssessments/{groupAssessmentId}/manualScoring/clusters'],
  decideCluster: ['POST', '/api/groupAssessments/{groupAssessmentId}/manualScoring/clusters/decisions'],
  withdrawClusterDecision: [
    'DELETE',
    '/api/groupAssessments/{groupAssessmentId}/manualScoring/clusters/decisions/{clusterDecisionId}',
  ],
})
