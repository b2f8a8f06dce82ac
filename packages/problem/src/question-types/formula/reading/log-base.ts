import { mapChildren, type CallNode, type Tree } from '@isomorph/evaluator'
import { numberTree } from '../../../formulas/substitute.ts'
import type { Assumptions } from '../content.ts'

/** The formula with every `log` changed that has no base; `lg` has the base 10. */
function changeLogs(tree: Tree, to: (call: CallNode) => CallNode): Tree {
  const change = (part: Tree): Tree => {
    const inner = mapChildren(part, change)
    const isLog = inner.kind === 'call' && inner.name === 'log' && inner.args.length === 1 && !inner.isDecadic
    return isLog ? to(inner) : inner
  }
  return change(tree)
}

/** The formula with the base that the author says where `log` has none. */
export function withLogBase(tree: Tree, { logBase = '10' }: Assumptions = {}): Tree {
  if (logBase === '10') return tree
  const two = numberTree({ numerator: 2n, denominator: 1n })
  return changeLogs(tree, (log) => (logBase === 'e' ? { ...log, name: 'ln' } : { ...log, args: [...log.args, two] }))
}

/** A formula of the problem, whose `log` has the base 10, as it is written in an answer whose `log` may have another. */
export function asInAnswers(tree: Tree, { logBase = '10' }: Assumptions = {}): Tree {
  return logBase === '10' ? tree : changeLogs(tree, (log) => ({ ...log, isDecadic: true }))
}
