import { withDecimalComma } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { RichTextVariable, Variable } from '../content/variable.ts'
import { parseItems } from '../formulas/lists/list-value.ts'
import type { Value } from '../formulas/value.ts'
import { showNumber, showSpelling, styleOfDrawn } from '../statement/show-value.ts'
import { shownList, shownText, type ShownValue } from '../statement/shown-value.ts'
import type { Environment } from './variant.ts'

/** A number as it is shown where a comma stands before decimals. */
function inCommas(shown: ShownValue): ShownValue {
  return { ...shown, text: withDecimalComma(shown.text, 'text'), latex: withDecimalComma(shown.latex, 'latex') }
}

interface Shown {
  readonly environment: Environment
  readonly hasComma: boolean
}

function showVariable(variable: Variable, name: string, { environment, hasComma }: Shown): ShownValue | undefined {
  if (variable.variableType === 'RichText') {
    const artifact = environment.artifacts.get(name)
    if (artifact === undefined) return shownText('')
    return shownText(artifact.artifactType === 'TextArtifact' ? artifact.text : artifact.url)
  }
  const value = environment.values.get(name)
  if (value === undefined) return undefined
  const spelling = environment.spellings.get(name) ?? ''
  const show = (number: Value, spelt: string): ShownValue => {
    const shown = showOne(variable, number, spelt)
    return hasComma ? inCommas(shown) : shown
  }
  if (value.kind !== 'list') return show(value, spelling)
  const spellings = parseItems(spelling) ?? []
  return shownList(value.items.map((item, index) => show(item, spellings[index] ?? '')))
}

/** A number in the variable's own format. */
function showOne(variable: Exclude<Variable, RichTextVariable>, value: Value, spelling: string): ShownValue {
  switch (variable.variableType) {
    case 'NumberSet':
      return showSpelling(spelling, value)
    case 'RandomNumber':
      return showNumber(value, variable.parameters.numberFormatType, styleOfDrawn(variable))
    case 'CalculatedValue':
      return showNumber(value, variable.parameters.numberFormatType, variable.parameters)
  }
}

/** A variable's value as it is shown, in its own number format; worked out once per variant. */
export function shownValue(compiled: CompiledProblem, environment: Environment, name: string): ShownValue | undefined {
  const known = environment.cached.get(name)
  if (known !== undefined) return known as ShownValue
  const variable = compiled.variables.byName.get(name)
  const hasComma = compiled.content.decimalSign === 'comma'
  const value = variable === undefined ? undefined : showVariable(variable, name, { environment, hasComma })
  if (value !== undefined) environment.cached.set(name, value)
  return value
}
