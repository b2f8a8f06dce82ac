import type { Tree } from '@isomorph/evaluator'
import type { CalculatedValueVariable } from '../content/variable.ts'
import { computeValue, type CompiledFormula, type FormulaIssue } from '../formulas/formula.ts'
import { listValue, type VariableValue } from '../formulas/lists/list-value.ts'
import { roundedAsShown } from '../statement/show-value.ts'

export interface CompiledCalculated {
  readonly variable: CalculatedValueVariable
  readonly name: string
  readonly path: string
  readonly tree: Tree
  readonly formula: CompiledFormula
}

/** The calculated value that could not be worked out, and why. */
export interface CalculationIssue {
  readonly path: string
  readonly issue: FormulaIssue
}

/** Works out calculated values, in the order given, into the values they depend on. Those that are there stay. */
export function workOut(
  calculated: readonly CompiledCalculated[],
  values: Map<string, VariableValue>,
): CalculationIssue | undefined {
  for (const { name, formula, variable, path } of calculated) {
    if (values.has(name)) continue
    const computed = computeValue(formula, values)
    if (!computed.ok) return { path, issue: computed.issue }
    values.set(name, variable.parameters.usesValueAsShown ? asShown(computed.value, variable) : computed.value)
  }
  return undefined
}

function asShown(value: VariableValue, { parameters }: CalculatedValueVariable): VariableValue {
  const { numberFormatType } = parameters
  if (value.kind !== 'list') return roundedAsShown(value, numberFormatType, parameters)
  return listValue(value.items.map((item) => roundedAsShown(item, numberFormatType, parameters)))
}
