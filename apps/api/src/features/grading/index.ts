import type { Feature } from '../../http/feature.ts'
import { applyRubricTask } from './rubrics/apply-rubric.ts'
import { registerGrading } from './grading.routes.ts'

export { deliveredRevision, type QuestionOfAssessment } from './grading.queries.ts'
export { viewerOf, viewRows } from './grading.view.ts'
export {
  insertGraderMarks,
  selectReplacedBy,
  selectTasksClosedWith,
  type FormerMarking,
  type ResponsePlace,
} from './marks.queries.ts'
export { selectAnswersAt } from './queue.queries.ts'
export { answersInQueue } from './queue.sql.ts'
export { countChangedTotals, writeInParts, type AppliedMarks } from './write-in-parts.ts'

export const grading: Feature = { name: 'grading', register: registerGrading, tasks: [applyRubricTask] }
