import type { Feature } from '../../http/feature.ts'
import { registerAnswerClusters } from './answer-clusters.routes.ts'
import { applyDecisionTask, clusterDecisionSweep } from './apply-decision.ts'
import { computeClustersTask } from './compute-clusters.ts'
import { takeDecisionBackTask } from './withdraw-decision.ts'

export { markingOf } from './stored-marking.ts'

export const answerClusters: Feature = {
  name: 'answer-clusters',
  register: registerAnswerClusters,
  tasks: [computeClustersTask, applyDecisionTask, takeDecisionBackTask],
  sweeps: [clusterDecisionSweep],
}
