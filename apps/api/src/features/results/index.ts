import type { Feature } from '../../http/feature.ts'
import { recountResultsTask } from './recount-results.ts'
import { registerResults } from './results.routes.ts'

export { getInstanceOf, viewResponse } from './get-result.ts'
export { resultRefusals } from './results.errors.ts'
export { percentOf } from './percent-of.ts'
export { selectLearners, selectResultItems, type LearnerRow, type ResultItemRow } from './results.queries.ts'
export { histogramOf, medianOf } from './statistics.ts'
export {
  answerAppeals,
  countOfGraders,
  hasOtherGraders,
  isGradingRole,
  openAppeal,
  refuseAppealed,
  reopenAppeals,
} from './answer-appeals.ts'
export { getInstances, lockResults, markByPerson, verdictByPerson, writeMarks, type Mark } from './write-marks.ts'

export const results: Feature = { name: 'results', register: registerResults, tasks: [recountResultsTask] }
