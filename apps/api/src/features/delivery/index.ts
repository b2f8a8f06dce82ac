import type { Feature } from '../../http/feature.ts'
import { forgetCompiledRevisions } from './compiled-revisions.ts'
import { registerDelivery } from './delivery.routes.ts'
import { prepareInstancesTask } from './prepare-instances.ts'

export { isAccessCode } from './access-code.ts'
export { selectCompiledRevision, type CompiledRevision } from './compiled-revisions.ts'
export {
  selectGroupAssessment,
  selectLastDeadline,
  selectSummaries,
  type GroupAssessmentRow,
} from './delivery.queries.ts'
export { viewSummaryForLearner } from './delivery.view.ts'
export { prepareForRoster } from './prepare-for-roster.ts'
export { prepareInstances } from './prepare-instances.ts'
export { releasedTo, type Released, type ReleaseSettings } from './release-rules.ts'
export { statusOfLearner } from './state-of-delivery.ts'

export const delivery: Feature = {
  name: 'delivery',
  register: registerDelivery,
  forget: forgetCompiledRevisions,
  tasks: [prepareInstancesTask],
}
