import type { Feature } from '../../http/feature.ts'
import { registerAnswerClusters } from './answer-clusters.routes.ts'
import { applyDecisionTask, clusterDecisionSweep } from './apply-decision.ts'
import { computeClustersTask } from './compute-clusters.ts'
import { withdrawDecisionTask } from './withdraw-decision.ts'

export { resetLooks } from './decisions.queries.ts'
export { markingOf } from './stored-marking.ts'

export const answerClusters: Feature = {
  name: 'answer-clusters',
  register: registerAnswerClusters,
  tasks: [computeClustersTask, applyDecisionTask, withdrawDecisionTask],
  sweeps: [clusterDecisionSweep],
}
