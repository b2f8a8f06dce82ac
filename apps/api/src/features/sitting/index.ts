import type { Feature } from '../../http/feature.ts'
import { pendingSweep } from './attempts/mark-pending.ts'
import { clearSittingCache } from './cache/instance-cache.ts'
import { oldPresenceSweep } from './news/presence.ts'
import { registerSitting } from './sitting.routes.ts'
import { sittingAccess } from './schedule/sitting-access.ts'
import { oldTriesSweep } from './access-codes/delete-old-tries.ts'
import { deadlineSweep } from './finish/sweep-deadlines.ts'

export { accountOf, pointsInEffect, rulesAt, rulesFor, toFourPlaces } from './attempts/count-attempt.ts'
export { percentOfResponses } from './attempts/mark-submission.ts'
export { getCachedInstance, type CachedInstance } from './cache/instance-cache.ts'
export { recountResult } from './attempts/recount.ts'
export { answersOf, choicesForStaff } from './page/released-keys.ts'
export { showProblem } from './page/shown-problem.ts'
export type { StoredEvidence } from './sitting.rows.ts'

export const sitting: Feature = {
  name: 'sitting',
  register: registerSitting,
  groupAccess: sittingAccess,
  forget: clearSittingCache,
  sweeps: [deadlineSweep, pendingSweep, oldTriesSweep, oldPresenceSweep],
}
