import type { MathfieldElement } from 'mathlive'
import { partsAroundCaret } from './around-caret.ts'
import { barBehind } from './typed-brackets.ts'

const bar = String.raw`(?:\||\\vert\s?)`
const absoluteValue = new RegExp(String.raw`^\\left${bar}(.*)\\right${bar}$`, 's')

/** Where the part begins that the caret stands in: the offset before it. */
function offsetBeforePart(field: MathfieldElement): number {
  const depth = field.getElementInfo(field.position)?.depth ?? 0
  let offset = field.position
  while (offset > 0 && (field.getElementInfo(offset)?.depth ?? 0) >= depth) offset -= 1
  return offset
}

/**
 * The bar that closes the outer of two absolute values with nothing else between makes a norm of them: `||x||`. Selects
 * what it replaces, and answers what is to be written there.
 */
export function normBehindBars(field: MathfieldElement, typed: string): string | undefined {
  if (!typed.endsWith('|') || barBehind(typed) !== 'closes' || !field.selectionIsCollapsed) return undefined
  const [part] = partsAroundCaret(field)
  const inside = part?.before.length === 1 ? absoluteValue.exec(part.before[0]!)?.[1] : undefined
  if (!part?.isAtEnd || !/^\\left(?:\||\\vert)/.test(part.latex) || inside === undefined) return undefined
  const begin = offsetBeforePart(field)
  field.executeCommand('moveAfterParent')
  field.selection = { ranges: [[begin, field.position]] }
  return String.raw`\left\Vert ${inside}\right\Vert`
}

const opensAngle = /^(?:<|\\lt|\\langle)$/
const compares = /^(?:[=>;]|\\(?:gt|le|ge|ne|leq|geq|neq|approx)|\\rangle)$/
const awaitsValue = /^(?:[-+=<>,;*/]|\\(?:cdot|times|pm|mp|le|ge|ne|leq|geq|neq|approx|in|cup|cap|to|mid|lt|gt))$/

/** The offset of the `<` or `⟨` beside the caret that a closing one belongs to, or undefined. */
function offsetOfAngle(field: MathfieldElement, isWritten: boolean): number | undefined {
  const depth = field.getElementInfo(field.position)?.depth ?? 0
  const latexAt = (offset: number): string => field.getElementInfo(offset)?.latex?.trim() ?? ''
  let hasComma = false
  for (let offset = field.position; offset > 0; offset -= 1) {
    const own = field.getElementInfo(offset)?.depth ?? 0
    if (own > depth) continue
    const latex = latexAt(offset)
    if (own < depth || latex === '' || compares.test(latex)) return undefined
    if (latex === ',') hasComma = true
    if (!opensAngle.test(latex)) continue
    const before = (field.getElementInfo(offset - 1)?.depth ?? 0) === depth ? latexAt(offset - 1) : 'part'
    const hasNoLeft = before === '' || awaitsValue.test(before)
    const isBracket = isWritten || hasNoLeft || (depth === 0 && hasComma)
    return isBracket && offset < field.position ? offset : undefined
  }
  return undefined
}

/**
 * Where `<` can only be a bracket, with no value before it or with a comma behind it, `>` closes it: `<x>`, `2<u,v>`.
 * Selects what it replaces, and answers what is to be written there.
 */
export function bracketBehindAngle(field: MathfieldElement, key: string): string | undefined {
  if ((key !== '>' && key !== '⟩') || !field.selectionIsCollapsed) return undefined
  const open = offsetOfAngle(field, key === '⟩')
  if (open === undefined) return undefined
  const inside = field.getValue(open, field.position, 'latex')
  field.selection = { ranges: [[open - 1, field.position]] }
  return String.raw`\left\langle ${inside}\right\rangle`
}
