import type { MathfieldElement } from 'mathlive'
import { leaveTo } from './leave-scripts.ts'

/** Where the innermost bracket has its last bar that says “given”: the offset behind it, or undefined. */
function offsetBehindGiven(field: MathfieldElement): number | undefined {
  const depth = field.getElementInfo(field.position)?.depth ?? 0
  for (let offset = field.position; offset > 0; offset -= 1) {
    const element = field.getElementInfo(offset)
    if ((element?.depth ?? 0) < depth) return undefined
    if (element?.depth === depth && element.latex?.trim() === '\\mid') return offset
  }
  return undefined
}

/**
 * A second bar behind one that was taken for “given” makes an absolute value of the two: `E(x+2|y|)`. Selects what it
 * replaces, and answers what is to be written there.
 */
export function absoluteValueBehindGiven(field: MathfieldElement): string | undefined {
  leaveTo(field, /^\\left\(/)
  const begin = offsetBehindGiven(field)
  if (begin === undefined) return undefined
  const end = field.position
  const inside = field.getValue(begin, end, 'latex')
  field.selection = { ranges: [[begin - 1, end]] }
  return `\\left|${inside}\\right|`
}
