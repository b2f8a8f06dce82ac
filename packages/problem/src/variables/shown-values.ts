import { withDecimalComma } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { RichTextVariable, Variable } from '../content/variable.ts'
import { parseItems } from '../formulas/lists/list-value.ts'
import type { Value } from '../formulas/value.ts'
import { showNumber, showSpelling, styleOfDrawn } from '../statement/show-value.ts'
import { shownList, shownText, type ShownValue } from '../statement/shown-value.ts'
import { environmentOf, type Environment, type Variant } from './variant.ts'

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
  const showOne = showing(variable)
  const show = (number: Value, spelt: string): ShownValue => {
    const shown = showOne(number, spelt)
    return hasComma ? inCommas(shown) : shown
  }
  if (value.kind !== 'list') return show(value, spelling)
  const spellings = variable.variableType === 'NumberSet' ? (parseItems(spelling) ?? []) : []
  return shownList(value.items.map((item, index) => show(item, spellings[index] ?? '')))
}

/** What shows a number in the variable's own format; of a number set, as it is spelt. */
function showing(variable: Exclude<Variable, RichTextVariable>): (value: Value, spelling: string) => ShownValue {
  if (variable.variableType === 'NumberSet') return (value, spelling) => showSpelling(spelling, value)
  const { numberFormatType } = variable.parameters
  const style = variable.variableType === 'RandomNumber' ? styleOfDrawn(variable) : variable.parameters
  return (value) => showNumber(value, numberFormatType, style)
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

/** The values of a variant by name as its learner reads them in a sentence: `833.85` where the exact value is 16677/20. */
export function shownValues(compiled: CompiledProblem, variant: Variant): Record<string, string> {
  const environment = environmentOf(compiled, variant)
  return Object.fromEntries(
    Object.entries(variant.values).map(([name, exact]) => [
      name,
      shownValue(compiled, environment, name)?.text ?? exact,
    ]),
  )
}
