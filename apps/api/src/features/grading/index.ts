import type { Feature } from '../../http/feature.ts'
import { applyRubricTask } from './apply-rubric.ts'
import { registerGrading } from './grading.routes.ts'

export type { QuestionOfAssessment } from './grading.queries.ts'
export { viewerOf, viewRows } from './grading.view.ts'
export {
  insertGraderMarks,
  isOutdated,
  selectTasksClosedWith,
  withoutOutdated,
  type FormerMarking,
} from './marks.queries.ts'
export { answersInQueue, selectAnswersAt, type AnswerPlace } from './queue.sql.ts'
export { selectTotals } from './rubrics.queries.ts'

export const grading: Feature = { name: 'grading', register: registerGrading, tasks: [applyRubricTask] }
