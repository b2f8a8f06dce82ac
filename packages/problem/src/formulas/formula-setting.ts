import type { CompileOptions, ReadOptions } from '@isomorph/evaluator'

/** How a formula is read and computed: which names exist and what the question assumes. */
export interface FormulaSetting {
  readonly reading: ReadOptions
  readonly computing: CompileOptions
  /** The variables that are lists; those that are calculated are added as they are found. */
  readonly lists: ReadonlySet<string>
  /** The functions over lists that it may use. */
  readonly listFunctions: ReadonlySet<string>
}
