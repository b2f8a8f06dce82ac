import type { MathfieldElement } from 'mathlive'

/**
 * What an author's field does besides a learner's: it spells the names of variables as letters and paints them. The parts
 * that do so load with the editor alone.
 */
export interface AuthorSpelling {
  /** What stands in the field, from what is stored. */
  readonly toField: (stored: string) => string
  /** What is stored, from what stands in the field. */
  readonly fromField: (latex: string) => string
  /** Names of several letters, which shall not turn into anything else while they are typed. */
  readonly words: readonly string[]
  /** Names of functions that are typed as words. */
  readonly functions: readonly string[]
  /** Paints the variables behind the letters; the result stops that. */
  readonly paint: (field: MathfieldElement, layer: HTMLElement) => () => void
}
