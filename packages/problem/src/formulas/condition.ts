/** Conditions over the variables, as authors write them. */

import type { Tree } from '@isomorph/evaluator'
import { compileFormula, readFormula, type FormulaResult, type FormulaSetting } from './formula.ts'
import { compileTruth, type Condition } from './lists/compile-truth.ts'

export type { Condition } from './lists/compile-truth.ts'

/** Makes a condition that has been read ready to be decided. */
export function compileTreeCondition(tree: Tree, setting: FormulaSetting): FormulaResult<Condition> {
  return compileTruth(tree, (side) => compileFormula(side, setting))
}

/** Reads a condition and makes it ready to be decided. */
export function compileCondition(latex: string, setting: FormulaSetting): FormulaResult<Condition> {
  const tree = readFormula(latex, setting)
  return tree.ok ? compileTreeCondition(tree.value, setting) : tree
}
