import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { Environment } from '../variables/variant.ts'

/** The variant whose key is shown. */
export interface KeyAt {
  readonly compiled: CompiledProblem
  readonly environment: Environment
}

/** An author's answer as people read it. */
export type ShownKey =
  | { readonly latex: string }
  | { readonly text: string }
  | { readonly choice: { readonly choiceKey: number; readonly content: RichText } }

/** One of the author's answers that apply to a variant. */
export interface KeyAnswer {
  readonly id: number
  readonly percentCorrect: number
  /** Worked out only where it is looked at. */
  readonly show: () => ShownKey
}
