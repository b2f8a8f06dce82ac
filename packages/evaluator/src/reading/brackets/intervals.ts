import type { IntervalNode, Tree } from '../../tree.ts'

/** A pair in brackets read as an interval; anything else is left as it is. */
export function asIntervals(tree: Tree): Tree {
  if ((tree.kind !== 'tuple' && tree.kind !== 'list') || tree.items.length !== 2) return tree
  const isClosed = tree.kind === 'list'
  const interval: IntervalNode = {
    kind: 'interval',
    lower: tree.items[0]!,
    upper: tree.items[1]!,
    isLowerClosed: isClosed,
    isUpperClosed: isClosed,
    at: tree.at,
  }
  return interval
}
