import type { CompiledExpression, Tree } from '@isomorph/evaluator'
import type { CalculatedValueVariable } from '../content/variable.ts'
import { computeFormula, type FormulaIssue } from '../formulas/formula.ts'
import type { Value } from '../formulas/value.ts'
import { roundedAsShown } from '../statement/show-value.ts'

export interface CompiledCalculated {
  readonly variable: CalculatedValueVariable
  readonly name: string
  readonly path: string
  readonly tree: Tree
  readonly formula: CompiledExpression
}

/** The calculated value that could not be worked out, and why. */
export interface CalculationIssue {
  readonly path: string
  readonly issue: FormulaIssue
}

/** Works out calculated values, in the order given, into the values they depend on. Those that are there stay. */
export function workOut(
  calculated: readonly CompiledCalculated[],
  values: Map<string, Value>,
): CalculationIssue | undefined {
  for (const { name, formula, variable, path } of calculated) {
    if (values.has(name)) continue
    const computed = computeFormula(formula, values)
    if (!computed.ok) return { path, issue: computed.issue }
    const { usesValueAsShown, numberFormatType, rounding } = variable.parameters
    values.set(name, usesValueAsShown ? roundedAsShown(computed.value, numberFormatType, rounding) : computed.value)
  }
  return undefined
}
