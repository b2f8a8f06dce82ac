export { createEvaluation, type Evaluation } from './evaluation.ts'
