import { read, type Reading } from '@isomorph/evaluator'
import { nameInLatex } from '@isomorph/problem'
import { replaceVariables } from '../math/index.ts'

/** Reads formulas of authors: as they are stored, or as text. */
export type ReadAuthorFormula = (formula: string, mode: 'text' | 'latex') => Reading

export function authorFormulaReader(
  variables: readonly string[],
  functions: readonly string[] = [],
): ReadAuthorFormula {
  const options = { variables, functions, units: false }
  const latexOptions = { ...options, mode: 'latex' } as const
  const textOptions = { ...options, mode: 'text' } as const
  return (formula, mode) =>
    mode === 'text'
      ? read(formula, textOptions)
      : read(
          replaceVariables(formula, (name) => `{${nameInLatex(name)}}`),
          latexOptions,
        )
}
