import type { Tree } from '../tree.ts'

/** A part of a formula that can be read in two ways, with both spelt so that each reads in one way. */
export interface Spot {
  readonly part: Tree
  readonly readings: readonly [Tree, Tree]
}
