/** The key of an expression question for a variant: its formula with the variables' values put in. */

import type { Tree } from '@isomorph/evaluator'
import type { CompiledProblem } from '../../compiled-problem.ts'
import { grouped, numberTree, sizeOf, substitute } from '../../formulas/substitute.ts'
import { valueTree } from '../../formulas/value-tree.ts'
import { fillLists } from '../../formulas/formula.ts'
import { numberIn } from '../../formulas/lists/list-value.ts'
import { isReal } from '../../formulas/value.ts'
import type { Environment } from '../../variables/variant.ts'

/** A formula that grows beyond this when written out is replaced by its value of 100 digits. */
const largestKey = 3000

/** The tree that stands for a variable: a fraction, or the formula of a value that is none (√2 stays √2). */
function variableTree(compiled: CompiledProblem, environment: Environment, name: string): Tree | undefined {
  const value = numberIn(environment.values.get(name))
  if (value === undefined) return undefined
  if (value.kind === 'exact') return grouped(numberTree(value.value))
  const calculated = compiled.variables.calculated.find((candidate) => candidate.name === name)
  const isFree = calculated !== undefined && !calculated.variable.parameters.usesValueAsShown
  if (isFree) {
    const written = keyTree(compiled, environment, calculated.tree)
    if (sizeOf(written, largestKey) <= largestKey) return grouped(written)
  }
  return isReal(value) ? valueTree(value) : undefined
}

/** The formula with values in place of variables; other letters stay letters. A part without a value stays as it is. */
export function keyTree(compiled: CompiledProblem, environment: Environment, tree: Tree): Tree {
  const filled = fillLists(tree, compiled.variables.setting, environment.values)
  return substitute(filled.ok ? filled.value : tree, (name) => variableTree(compiled, environment, name))
}
