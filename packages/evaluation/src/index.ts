export { EvaluatorAwayError, EvaluatorBusyError, type Evaluation, type WatchTasks } from './evaluation.ts'
export { createEvaluation } from './local-evaluation.ts'
export { createRemoteEvaluation } from './remote-evaluation.ts'
export { evaluationFor } from './evaluation-for.ts'
export {
  checkRequestSchema,
  evaluationPaths,
  markRequestSchema,
  previewRequestSchema,
  type CheckAnswer,
  type MarkItem,
  type MarkResult,
  type PreviewAnswer,
} from './wire.ts'
export type { LabOutcome, PreviewedVariant } from './tasks.ts'
