import { accentsOf } from '../../accents.ts'
import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'

export const UNIT_VECTORS: readonly string[] = ['i', 'j', 'k']

/** Which of the unit vectors i, j and k a letter with an arrow or a hat is; −1 for other letters. */
export function axisOf(name: string): number {
  // A letter and its accent.
  if (name.length !== 2) return -1
  const { bare, accents } = accentsOf(name)
  const isUnit = accents.length === 1 && (accents[0] === 'vec' || accents[0] === 'hat')
  return isUnit ? UNIT_VECTORS.indexOf(bare) : -1
}

/** The unit vectors of a formula, as their places. */
export function axesIn(tree: Tree, found = new Set<number>()): ReadonlySet<number> {
  somePart(tree, (part) => {
    const axis = part.kind === 'symbol' ? axisOf(part.name) : -1
    if (axis >= 0) found.add(axis)
    return false
  })
  return found
}

/** `2\hat i+3\hat j`: two of the unit vectors at least. A single one may be any vector. */
export const isInUnitVectors = (tree: Tree): boolean => axesIn(tree).size > 1
