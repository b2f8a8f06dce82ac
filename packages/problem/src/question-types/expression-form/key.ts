import { compileExpression, type Tree } from '@isomorph/evaluator'
import { computeFormula } from '../../formulas/formula.ts'
import { showNumber } from '../../statement/show-value.ts'
import type { Environment } from '../../variables/variant.ts'
import { expressionKeyLatex, formulaKey, type FormulaKey } from '../formula/key.ts'
import type { KeyAt } from '../key-shown.ts'
import type { CompiledExpressionFormQuestion } from './compile.ts'

/** A key that is a number is shown as the one fraction that these forms ask for. */
const fractionForms: ReadonlySet<string> = new Set(['lowestTerms', 'singleFraction'])

/** The key in the form that answers are asked to have, where that can be told from its value. */
function keyInForm(environment: Environment, form: string, tree: Tree): string | undefined {
  if (!fractionForms.has(form)) return undefined
  const compiled = compileExpression(tree)
  const value = compiled.ok ? computeFormula(compiled.value, environment.values) : undefined
  return value?.ok === true && value.value.kind === 'exact' ? showNumber(value.value, 'Fraction').latex : undefined
}

export function expressionFormKey(question: CompiledExpressionFormQuestion, at: KeyAt): readonly FormulaKey[] {
  const { compiled, environment } = at
  const form = question.question.form ?? 'asKey'
  return formulaKey(
    question,
    at,
    ({ tree }) => keyInForm(environment, form, tree) ?? expressionKeyLatex(compiled, environment, tree),
  )
}
