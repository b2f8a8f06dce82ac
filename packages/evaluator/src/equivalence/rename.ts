import { childrenOf } from '../children.ts'
import type { Tree } from '../tree.ts'
import { mapTree } from './map-tree.ts'

/** All names of letters in a tree, in order of appearance. */
export function namesIn(tree: Tree, found: Set<string> = new Set()): Set<string> {
  if (tree.kind === 'symbol') found.add(tree.name)
  for (const child of childrenOf(tree)) namesIn(child, found)
  return found
}

/** The tree with letters exchanged all at once. */
export function renameLetters(tree: Tree, names: ReadonlyMap<string, string>): Tree {
  const renamed = (name: string): string => names.get(name) ?? name
  return mapTree(tree, (part) => {
    if (part.kind === 'symbol') return { ...part, name: renamed(part.name) }
    if (part.kind === 'bound' || part.kind === 'derivative') return { ...part, variable: renamed(part.variable) }
    return part
  })
}
