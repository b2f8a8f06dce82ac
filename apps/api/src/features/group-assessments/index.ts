import type { Feature } from '../../http/feature.ts'
import { forgetCompiledRevisions } from './instances/compiled-revisions.ts'
import { groupAssessmentAccess } from './group-assessment-access.ts'
import { registerDelivery } from './group-assessments.routes.ts'
import { prepareInstancesTask } from './instances/prepare-instances.ts'

export { hasAccessCode, isAccessCode, markOfAccessCode, type StoredAccessCode } from './access-codes/access-code.ts'
export { applySchedules } from './apply-schedules.ts'
export { hashValues, type DrawnInstance } from './instances/draw-instances.ts'
export { bringInLine } from './bring-in-line.ts'
export { selectCompiledRevision, selectDecimalSign, type CompiledRevision } from './instances/compiled-revisions.ts'
export { selectGroupAssessment, selectLastDeadline, type GroupAssessmentRow } from './group-assessments.queries.ts'
export { selectCounts, selectSummaries } from './summaries/summaries.queries.ts'
export { actOn } from './group-assessment-act.ts'
export { learnersOfExam } from './learners-of-exam.ts'
export { viewSummaryForLearner } from './group-assessments.view.ts'
export { couldCount } from './points/could-count.sql.ts'
export { selectMarksToGive, type MarksToGive } from './points/marks-to-give.ts'
export { possiblePoints } from './points/possible-points.sql.ts'
export { waiversOf } from './points/waivers.ts'
export { attemptsAllowedOfItem, isItemInUse, totalsOfDelivery } from './instances/delivered-items.sql.ts'
export { selectItemsInUse, type ItemInUse } from './instances/items-in-use.queries.ts'
export { prepareForRoster } from './instances/prepare-for-roster.ts'
export { drawVersions, prepareInstances } from './instances/prepare-instances.ts'
export { selectDeliveredStructure, type DeliveredStructure } from './instances/delivered-structure.ts'
export { datesOutOfOrder, refuseDatesOutOfOrder } from './refuse-dates-out-of-order.ts'
export { recountResults } from './recount-results.ts'
export { releasedTo, type Released, type ReleaseSettings } from './release/release-rules.ts'
export { isTotalReleased } from './release/total-release.ts'
export { statusOfLearner } from './group-assessment-state.ts'

export const delivery: Feature = {
  name: 'delivery',
  register: registerDelivery,
  groupAccess: groupAssessmentAccess,
  forget: forgetCompiledRevisions,
  tasks: [prepareInstancesTask],
}
