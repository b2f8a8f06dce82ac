import { childrenOf } from '../children.ts'
import type { Tree } from '../tree.ts'

/** How many nodes the longest way down has; without recursion, because it guards against deep trees. */
export function heightOf(tree: Tree): number {
  let level: Tree[] = [tree]
  let height = 0
  while (level.length > 0) {
    height++
    const below: Tree[] = []
    for (const node of level) for (const child of childrenOf(node)) below.push(child)
    level = below
  }
  return height
}
