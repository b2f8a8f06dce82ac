import type { Feature } from '../../http/feature.ts'
import { pendingSweep } from './mark-pending.ts'
import { forgetSittings } from './memory.ts'
import { registerSitting } from './sitting.routes.ts'
import { deadlineSweep } from './sweep-deadlines.ts'

export { accountOf } from './count-attempt.ts'
export { percentOfResponses } from './mark-submission.ts'
export { recallInstance, type InstanceMemory } from './memory.ts'
export { recountResult } from './recount.ts'
export { answersOf, choicesForStaff } from './released-keys.ts'
export { showProblem } from './shown-problem.ts'
export type { StoredEvidence } from './sitting.rows.ts'

export const sitting: Feature = {
  name: 'sitting',
  register: registerSitting,
  forget: forgetSittings,
  sweeps: [deadlineSweep, pendingSweep],
}
