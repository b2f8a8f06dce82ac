/** Variants that could not be made: the values that were drawn before a calculated value failed. */

import { withDecimalComma } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { AuthoringError } from '../variables/authoring-error.ts'
import { drawChosen } from '../variables/chosen-draws.ts'
import type { DrawnValues } from '../variables/draw.ts'
import { openRow, type OpenRow } from './variant-rows.ts'

/** How many numbers are drawn for one variant before its conditions count as ones that hardly ever hold. */
export const drawLimits = { numbers: 100_000 }

function drawnBeforeFailure(compiled: CompiledProblem, error: AuthoringError, seed: number): DrawnValues {
  if (error.code !== 'UnableToEvaluate') return new Map()
  const drawn = drawChosen(compiled.variables, seed, undefined, drawLimits)
  return drawn instanceof Map ? drawn : new Map()
}

/** A spelling with the decimal sign of the problem. */
function shown({ content }: CompiledProblem, spelling: string): string {
  return content.decimalSign === 'comma' ? withDecimalComma(spelling, 'text') : spelling
}

/** The drawn values of a variant that could not be made, as they are shown, by the name of the variable. */
export function drawnValuesOfFailed(
  compiled: CompiledProblem,
  error: AuthoringError,
  seed: number,
): Readonly<Record<string, string>> {
  const drawn = drawnBeforeFailure(compiled, error, seed)
  if (drawn.size === 0) return {}
  return Object.fromEntries(
    compiled.variables.sources.map(({ name, variable }) => [
      variable.name,
      shown(compiled, drawn.get(name)?.stored ?? ''),
    ]),
  )
}

/** The row of a variant that could not be made. */
export function rowOfFailed(compiled: CompiledProblem, error: AuthoringError, seed: number): OpenRow {
  const drawn = drawnBeforeFailure(compiled, error, seed)
  const values = new Map([...drawn].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])))
  const stored = compiled.variables.sources.flatMap(({ name, variable }): [string, string][] => {
    const found = drawn.get(name)
    return found === undefined ? [] : [[String(variable.id), found.stored]]
  })
  const spelt = Object.fromEntries([...drawn].map(([name, { stored: spelling }]) => [name, shown(compiled, spelling)]))
  return openRow(compiled, seed, Object.fromEntries(stored), spelt, values)
}
