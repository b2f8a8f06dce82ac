export { createEvaluation, type Evaluation } from './evaluation.ts'
export type { CheckedContent, PreviewedVariant } from './tasks.ts'
