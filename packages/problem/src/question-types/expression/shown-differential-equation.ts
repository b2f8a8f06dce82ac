/** Keys that show a differential equation: one function, and its derivatives by one letter. */

import { childrenOf, ungrouped, type Tree } from '@isomorph/evaluator'
import type { Comparison } from './content.ts'
import { undifferentiated } from './letters-shown.ts'

interface Derivatives {
  readonly functions: Set<string>
  readonly variables: Set<string>
}

const innermost = (tree: Tree): Tree =>
  tree.kind === 'derivative' ? innermost(tree.body) : tree.kind === 'group' ? innermost(tree.inner) : tree

/** Dots are derivatives by time. */
const TIME = 't'

function collect(tree: Tree, found: Derivatives): void {
  if (tree.kind === 'derivative') {
    found.variables.add(tree.variable)
    const body = innermost(tree)
    if (body.kind === 'symbol') found.functions.add(undifferentiated(body.name))
  } else if (tree.kind === 'symbol' && undifferentiated(tree.name) !== tree.name) {
    found.functions.add(undifferentiated(tree.name))
    if (!tree.name.endsWith("'")) found.variables.add(TIME)
  } else if (isOrder(tree) && tree.base.kind === 'symbol') {
    found.functions.add(tree.base.name)
  }
  for (const part of childrenOf(tree)) collect(part, found)
}

/** `y^{(4)}`: nobody writes the order of a low derivative so, or a power in brackets. */
const isOrder = (tree: Tree): tree is Extract<Tree, { kind: 'power' }> =>
  tree.kind === 'power' &&
  tree.exponent.kind === 'group' &&
  tree.exponent.inner.kind === 'number' &&
  tree.exponent.inner.value.numerator > 2n

/** `y'(0) = 1` is a condition. */
function isCondition(tree: Tree): boolean {
  const side = ungrouped(tree)
  if (side.kind !== 'product' || side.factors.length !== 2) return false
  const [name, argument] = [side.factors[0]!, side.factors[1]!]
  return name.kind === 'symbol' && argument.kind === 'group' && argument.inner.kind === 'number'
}

/** `y' = 2y`, `\frac{d^2y}{dx^2} + 4y = 0`, `m\ddot x = -kx`. */
export function differentialEquationShown(tree: Tree): Comparison | undefined {
  if (tree.kind !== 'relation' || tree.operators.length !== 1 || tree.operators[0] !== '=') return undefined
  if (tree.operands.some(isCondition)) return undefined
  const found: Derivatives = { functions: new Set(), variables: new Set() }
  collect(tree, found)
  const [name, ...others] = found.functions
  const [variable, ...further] = found.variables
  const isOne = name !== undefined && others.length === 0 && further.length === 0 && /^[A-Za-z](_\w+)?$/.test(name)
  if (!isOne || name === variable) return undefined
  return { mode: 'differentialEquation', function: name, ...(variable === undefined ? {} : { variable }) }
}
