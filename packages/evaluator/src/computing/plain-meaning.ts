import type { Tree } from '../tree.ts'
import type { Expression } from './expression.ts'
import { meaningOf } from './meaning.ts'
import type { MeaningOptions } from './meaning.ts'
import { createRecent } from './recent.ts'

/** Nothing is said about how formulas are read, as in most questions. */
export const plainMeaning: MeaningOptions = {}

const recent = createRecent<Tree, Expression>()

/**
 * What a tree means, worked out once where nothing is said about it: the key of a variant is compared with one answer
 * after another, and each step of a comparison asks for the same two.
 */
export function cachedMeaningOf(tree: Tree, options: MeaningOptions): Expression {
  return options === plainMeaning ? recent(tree, plainMeaningOf) : meaningOf(tree, options)
}

const plainMeaningOf = (tree: Tree): Expression => meaningOf(tree, plainMeaning)
