import type { Feature } from '../../http/feature.ts'
import { pendingSweep } from './attempts/mark-pending.ts'
import { forgetSittings } from './cache/memory.ts'
import { registerSitting } from './sitting.routes.ts'
import { deadlineSweep } from './finish/sweep-deadlines.ts'

export { accountOf } from './attempts/count-attempt.ts'
export { percentOfResponses } from './attempts/mark-submission.ts'
export { recallInstance, type InstanceMemory } from './cache/memory.ts'
export { recountResult } from './attempts/recount.ts'
export { answersOf, choicesForStaff } from './page/released-keys.ts'
export { showProblem } from './page/shown-problem.ts'
export type { StoredEvidence } from './sitting.rows.ts'

export const sitting: Feature = {
  name: 'sitting',
  register: registerSitting,
  forget: forgetSittings,
  sweeps: [deadlineSweep, pendingSweep],
}
