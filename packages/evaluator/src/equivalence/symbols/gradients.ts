import { somePart } from '../../children.ts'
import type { ProductJoin, Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'

const names: Readonly<Record<ProductJoin, string>> = {
  implied: 'gradient',
  dot: 'divergence',
  times: 'curl',
  asterisk: 'gradient',
}

/** `∇`, `∇^2`. */
const isNabla = (tree: Tree): boolean =>
  tree.kind === 'power' ? isNabla(tree.base) : tree.kind === 'symbol' && tree.name === '∇'

/** Whether ∇ stands anywhere in a formula. */
export function hasNabla(tree: Tree): boolean {
  return somePart(tree, isNabla)
}

/** `f∇g` is not `g∇f`: what stands behind ∇ in a product is what it is applied to, and is no factor of the others. */
export function withGradients(tree: Tree): Tree {
  return mapTree(tree, (part) => {
    if (part.kind !== 'product') return part
    const index = part.factors.findIndex(isNabla)
    const [operator, ...behind] = part.factors.slice(index)
    if (index < 0 || operator === undefined || behind.length === 0) return part
    const applied: Tree =
      behind.length === 1
        ? behind[0]!
        : { kind: 'product', factors: behind, joins: part.joins.slice(index + 1), at: part.at }
    const call: Tree = { kind: 'call', name: names[part.joins[index]!], args: [applied, operator], at: part.at }
    if (index === 0) return call
    return { ...part, factors: [...part.factors.slice(0, index), call], joins: part.joins.slice(0, index) }
  })
}
