import type { Tree } from '@isomorph/evaluator'

/** A letter that only names the answer; with units about, `F` and `m` are read as units where a value is missing. */
function isName(tree: Tree): boolean {
  if (tree.kind === 'symbol') return true
  return (
    tree.kind === 'quantity' && tree.value === undefined && tree.unit.kind === 'unit' && tree.unit.name.length === 1
  )
}

/** `x = 5` and `F = 12 N` are read as what stands on the right; anything else stays. */
export function withoutName(tree: Tree): Tree {
  if (tree.kind !== 'relation' || tree.operators.length !== 1) return tree
  const [left, right] = tree.operands
  const isNaming = tree.operators[0] === '=' || tree.operators[0] === '∈'
  return isNaming && left !== undefined && right !== undefined && isName(left) ? right : tree
}
