export { createEvaluation, type Evaluation } from './evaluation.ts'
export type { PreviewedVariant } from './tasks.ts'
