import type { Comparison } from './expressions/compare-expressions.ts'

export const equal = (rule: string): Comparison => ({ verdict: 'equal', rule })
export const different = (rule: string): Comparison => ({ verdict: 'different', rule })
export const undecided = (rule: string): Comparison => ({ verdict: 'undecided', rule })
