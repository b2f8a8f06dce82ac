import type { Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'

/** `A\setminus B` and `A\triangle B`. */
export const isDifferenceOfSets = (part: Tree): boolean =>
  part.kind === 'set-operation' && part.operator.endsWith('difference')

/** A letter that sets usually have, and what is made of such. */
function maybeSet(tree: Tree): boolean {
  const bare = ungrouped(tree)
  return (
    bare.kind === 'set-operation' ||
    bare.kind === 'set' ||
    (bare.kind === 'symbol' && /^[A-Z](?:_\w+)?$/.test(bare.name))
  )
}

/** `A-B` as what is in A and not in B, `A\Delta B` as what is in one of the two. */
export const withSignsOfSets = (tree: Tree): Tree =>
  mapTree(tree, (part) => {
    const { at } = part
    if (part.kind === 'sum') {
      const operands = part.terms.map(({ value }) => value)
      const isDifference = part.terms.every(({ sign }, index) => sign === (index === 0 ? '+' : '-'))
      return isDifference && operands.every(maybeSet)
        ? { kind: 'set-operation', operator: 'difference', operands, at }
        : part
    }
    if (part.kind !== 'product' || part.factors.length % 2 === 0) return part
    const isBetween = (factor: Tree): boolean => factor.kind === 'symbol' && factor.name === 'Delta'
    const operands = part.factors.filter((_, index) => index % 2 === 0)
    const areJoined = part.factors.every((factor, index) => index % 2 === 0 || isBetween(factor))
    return areJoined && operands.every((factor) => maybeSet(factor) && !isBetween(factor))
      ? { kind: 'set-operation', operator: 'symmetric-difference', operands, at }
      : part
  })
