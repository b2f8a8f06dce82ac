import { canonicalName } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { shownValue } from '../variables/shown-values.ts'
import type { Environment } from '../variables/variant.ts'

/** A text in which `{name}` stands for a variable's value. */
export function fillText(compiled: CompiledProblem, environment: Environment, text: string): string {
  return text.replaceAll(/\{([^{}]*(?:\{[^{}]*\})?)\}/g, (whole, name: string) => {
    const shown = shownValue(compiled, environment, canonicalName(name))
    return shown === undefined ? whole : shown.text
  })
}
