import type { Feature } from '../../http/feature.ts'
import { forgetCompiledRevisions } from './compiled-revisions.ts'
import { registerDelivery } from './group-assessments.routes.ts'
import { prepareInstancesTask } from './prepare-instances.ts'

export { isAccessCode } from './access-code.ts'
export { selectCompiledRevision, type CompiledRevision } from './compiled-revisions.ts'
export {
  selectGroupAssessment,
  selectLastDeadline,
  selectSummaries,
  type GroupAssessmentRow,
} from './group-assessments.queries.ts'
export { viewSummaryForLearner } from './group-assessments.view.ts'
export { prepareForRoster } from './prepare-for-roster.ts'
export { prepareInstances } from './prepare-instances.ts'
export { releasedTo, type Released, type ReleaseSettings } from './release-rules.ts'
export { statusOfLearner } from './group-assessment-state.ts'

export const delivery: Feature = {
  name: 'delivery',
  register: registerDelivery,
  forget: forgetCompiledRevisions,
  tasks: [prepareInstancesTask],
}
