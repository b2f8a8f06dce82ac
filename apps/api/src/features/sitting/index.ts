import type { Feature } from '../../http/feature.ts'
import { pendingSweep } from './attempts/mark-pending.ts'
import { clearSittingCache } from './cache/clear-sitting-cache.ts'
import { oldPresenceSweep } from './news/presence.ts'
import { registerSitting } from './sitting.routes.ts'
import { sittingAccess } from './schedule/sitting-access.ts'
import { oldTriesSweep } from './access-codes/delete-old-tries.ts'
import { deadlineSweep } from './finish/sweep-deadlines.ts'

export {
  computedPoints,
  factorsOf,
  pointsInEffect,
  pointsOfPercent,
  resultOf,
  rulesAt,
  rulesFor,
  toFourPlaces,
  viewFactors,
  type CountedResult,
  type MarkedAttempt,
} from './attempts/count-attempt.ts'
export {
  evidenceOf,
  isPending,
  markSubmission,
  percentOfResponses,
  reasonToMend,
  taskReasonOf,
  type MarkedSubmission,
} from './attempts/mark-submission.ts'
export type { Marker } from './attempts/marker.ts'
export { getCurrentInstance, getCurrentInstances, isMarkedAlike, type CachedInstance } from './cache/instance-cache.ts'
export { countResultsAnew } from './attempts/recount.ts'
export { renewPagesOf } from './news/renew-pages.ts'
export { moveScores, type ScoreMove } from './attempts/move-scores.ts'
export { uuidV5 } from './attempts/uuid-v5.ts'
export { answersOf, choicesForStaff, solutionOf } from './page/released-keys.ts'
export { listProblemPages } from './page/list-problem-pages.ts'
export { showProblem, type VariantOfRevision } from './page/shown-problem.ts'
export { recordLockdownViolation } from './schedule/record-client-event.ts'
export { selectSchedule } from './schedule/select-schedule.ts'
export { refuseOutsideWindow } from './schedule/start-sitting.ts'
export type { StoredEvidence } from './sitting.rows.ts'

export const sitting: Feature = {
  name: 'sitting',
  register: registerSitting,
  groupAccess: sittingAccess,
  forget: clearSittingCache,
  sweeps: [deadlineSweep, pendingSweep, oldTriesSweep, oldPresenceSweep],
}
