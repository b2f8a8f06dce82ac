import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'

/** Letters that complex numbers and wave functions mostly have. */
const COMPLEX = /^(?:[zw]|[Pp]si)(?:_\w+)?$/

const isBarred = (part: Tree): boolean =>
  part.kind === 'call' &&
  (part.name === 'abs' || part.name === 'conjugate') &&
  somePart(part.args[0]!, (inner) => inner.kind === 'symbol' && COMPLEX.test(inner.name))

const isSquareOfSize = (part: Tree): boolean => part.kind === 'power' && isBarred(ungrouped(part.base))

/** `z^2` for `|z|^2`: nobody writes the bars where z is real. */
export const losesBars = (key: Tree, answer: Tree): boolean =>
  somePart(key, isSquareOfSize) && !somePart(answer, isBarred)
