import type { Tree } from '@isomorph/evaluator'
import { compileFormula, computeFormula } from '../../formulas/formula.ts'
import { showNumber } from '../../statement/show-value.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import { expressionKeyLatex, formulaKey, type FormulaKey } from '../formula/key.ts'
import type { KeyAt } from '../key-shown.ts'
import type { CompiledExpressionFormQuestion } from './compile.ts'

/** A key that is a number is shown as the one fraction that these forms ask for. */
const fractionForms: ReadonlySet<string> = new Set(['lowestTerms', 'singleFraction'])

/** The key in the form that answers are asked to have, where that can be told from its value. */
function keyInForm({ compiled, environment }: KeyAt, form: string, tree: Tree): string | undefined {
  if (!fractionForms.has(form)) return undefined
  const formula = compileFormula(tree, compiled.variables.setting)
  const value = formula.ok ? computeFormula(formula.value, environment.values) : undefined
  return value?.ok === true && value.value.kind === 'exact' ? showNumber(value.value, 'Fraction').latex : undefined
}

/** An author's expression in the form that is asked for, where that can be told. */
export function expressionFormAnswerLatex(
  { question }: Pick<CompiledExpressionFormQuestion, 'question'>,
  at: KeyAt,
  { tree }: CompiledAnswer,
): string {
  const { form = 'asKey', assumptions } = question
  return keyInForm(at, form, tree) ?? expressionKeyLatex(at.compiled, at.environment, tree, assumptions)
}

export function expressionFormKey(question: CompiledExpressionFormQuestion, at: KeyAt): readonly FormulaKey[] {
  return formulaKey(question, at, (answer) => expressionFormAnswerLatex(question, at, answer))
}
