import type { Tree } from '../tree.ts'
import type { Expression } from './expression.ts'
import { meaningOf } from './meaning.ts'
import type { MeaningOptions } from './meaning.ts'

/** Nothing is said about how formulas are read, as in most questions. */
export const plainMeaning: MeaningOptions = {}

const known = new WeakMap<Tree, Expression>()

/**
 * What a tree means, worked out once where nothing is said about it: the key of a variant is compared with every answer,
 * and what is known of its expression goes with it.
 */
export function cachedMeaningOf(tree: Tree, options: MeaningOptions): Expression {
  if (options !== plainMeaning) return meaningOf(tree, options)
  const before = known.get(tree)
  if (before !== undefined) return before
  const meaning = meaningOf(tree, options)
  known.set(tree, meaning)
  return meaning
}
