import type { CompiledProblem } from '../compiled-problem.ts'
import type { Variable } from '../content/variable.ts'
import { showNumber, showSpelling } from '../statement/show-value.ts'
import { shownText, type ShownValue } from '../statement/shown-value.ts'
import type { Environment } from './variant.ts'

function showVariable(variable: Variable, name: string, environment: Environment): ShownValue | undefined {
  if (variable.variableType === 'RichText') {
    const artifact = environment.artifacts.get(name)
    if (artifact === undefined) return shownText('')
    return shownText(artifact.artifactType === 'TextArtifact' ? artifact.text : artifact.url)
  }
  const value = environment.values.get(name)
  if (value === undefined) return undefined
  switch (variable.variableType) {
    case 'NumberSet':
      return showSpelling(environment.spellings.get(name) ?? '', value)
    case 'RandomNumber':
      return showNumber(value, variable.parameters.numberFormatType)
    case 'CalculatedValue':
      return showNumber(value, variable.parameters.numberFormatType, variable.parameters.rounding)
  }
}

/** A variable's value as it is shown, in its own number format; worked out once per variant. */
export function shownValue(compiled: CompiledProblem, environment: Environment, name: string): ShownValue | undefined {
  const known = environment.cached.get(name)
  if (known !== undefined) return known as ShownValue
  const variable = compiled.variables.byName.get(name)
  const value = variable === undefined ? undefined : showVariable(variable, name, environment)
  if (value !== undefined) environment.cached.set(name, value)
  return value
}
