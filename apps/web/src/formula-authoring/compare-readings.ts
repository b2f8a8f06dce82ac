import type { CompareReadings } from '../math/index.ts'
import { secondReadingOf } from '../math/second-reading/second-reading.ts'
import { authorFormulaReader } from './read-formulas.ts'

/** Compares authors' formulas, as they are stored, with the text that they were typed as. */
export function compareReadingsOf(variables: readonly string[], functions?: readonly string[]): CompareReadings {
  const read = authorFormulaReader(variables, functions)
  return ({ latex, typed }) =>
    Promise.resolve(
      secondReadingOf(
        typed,
        latex,
        (formula, mode) => {
          const reading = read(formula, mode)
          return reading.ok ? reading.tree : undefined
        },
        variables,
      ),
    )
}
