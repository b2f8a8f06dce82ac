/** Keys that show a differential equation: one function, and its derivatives by one letter. */

import { childrenOf, ungrouped, type Tree } from '@isomorph/evaluator'
import type { Comparison } from './content.ts'
import { occurrences, undifferentiated } from './letters-shown.ts'

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

/** The letter behind each d in `y\,dy = x\,dx`: of a function and of what it depends on. */
function differentialsIn(tree: Tree): readonly string[] {
  const own =
    tree.kind !== 'product'
      ? []
      : tree.factors.flatMap((factor, at) => {
          const next = tree.factors[at + 1]
          const isDifferential = factor.kind === 'symbol' && factor.name === 'd' && tree.joins[at] === 'implied'
          return isDifferential && next?.kind === 'symbol' ? [next.name] : []
        })
  return [...own, ...childrenOf(tree).flatMap(differentialsIn)]
}

/** `y\,dy = x\,dx`, where one of two letters is x or t and nothing else is called d. */
function inDifferentials(tree: Tree): Comparison | undefined {
  const found = differentialsIn(tree)
  const names = [...new Set(found)]
  const variable = ['x', TIME].find((name) => names.includes(name))
  const name = names.find((other) => other !== variable)
  const isOnly = occurrences(tree, 'd') === found.length
  return names.length === 2 && variable !== undefined && name !== undefined && isOnly
    ? { mode: 'differentialEquation', function: name, variable }
    : undefined
}

/** `y' = 2y`, `\frac{d^2y}{dx^2} + 4y = 0`, `m\ddot x = -kx`. */
export function differentialEquationShown(tree: Tree, variables: ReadonlySet<string>): Comparison | undefined {
  if (tree.kind !== 'relation' || tree.operators.length !== 1 || tree.operators[0] !== '=') return undefined
  if (tree.operands.some(isCondition)) return undefined
  const found: Derivatives = { functions: new Set(), variables: new Set() }
  collect(tree, found)
  if (found.functions.size === 0) return variables.has('d') ? undefined : inDifferentials(tree)
  const [name, ...others] = found.functions
  const [variable, ...further] = found.variables
  const isOne = name !== undefined && others.length === 0 && further.length === 0 && /^[A-Za-z](_\w+)?$/.test(name)
  if (!isOne || name === variable) return undefined
  return { mode: 'differentialEquation', function: name, ...(variable === undefined ? {} : { variable }) }
}
