import { mapChildren } from '../children.ts'
import type { Tree } from '../tree.ts'

/** The tree with each part, innermost first, replaced by what `change` makes of it. Quantities are changed as a whole. */
export function mapTree(tree: Tree, change: (part: Tree) => Tree): Tree {
  if (tree.kind === 'quantity') return change(tree)
  return change(mapChildren(tree, (part) => mapTree(part, change)))
}
