import { read } from '@isomorph/evaluator'
import { nameInLatex } from '@isomorph/problem'
import { replaceVariables, type CompareReadings } from '../math/index.ts'
import { secondReadingOf } from '../math/second-reading/second-reading.ts'

/** Compares authors' formulas, as they are stored, with the text that they were typed as. */
export function compareReadingsOf(variables: readonly string[]): CompareReadings {
  const options = { variables, units: false }
  const latexOptions = { ...options, mode: 'latex' } as const
  const textOptions = { ...options, mode: 'text' } as const
  return ({ latex, typed }) =>
    Promise.resolve(
      secondReadingOf(
        typed,
        latex,
        (formula, mode) => {
          const plain = replaceVariables(formula, (name) => `{${nameInLatex(name)}}`)
          const reading = mode === 'text' ? read(formula, textOptions) : read(plain, latexOptions)
          return reading.ok ? reading.tree : undefined
        },
        variables,
      ),
    )
}
