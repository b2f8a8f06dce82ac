import { parseDecimal } from '../../numbers/decimal.ts'
import type { Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'

const recurring = /^(\d*\.\d+)\\overline\{(\d+)\}$/

const numberSpelt = (spelling: string, at: Tree['at']): Tree | undefined => {
  const value = parseDecimal(spelling)
  return value && { kind: 'number', spelling, value, at }
}

/** The number 12.3 ± 0.4, from the digits 12.3 and what the last of them are uncertain by. */
function measured(digits: string, uncertain: string, at: Tree['at']): Tree | undefined {
  const places = digits.length - digits.indexOf('.') - 1
  const padded = uncertain.padStart(places + 1, '0')
  const value = numberSpelt(digits, at)
  const uncertainty = numberSpelt(`${padded.slice(0, -places)}.${padded.slice(-places)}`, at)
  if (value === undefined || uncertainty === undefined) return undefined
  const terms = [
    { sign: '+' as const, value },
    { sign: '±' as const, value: uncertainty },
  ]
  return { kind: 'group', bracket: '(', inner: { kind: 'sum', terms, at }, at }
}

/** `12.3(4)`, which reads as a number with recurring digits and as a product. */
function measuredIn(part: Tree): Tree | undefined {
  if (part.kind === 'number') {
    const [, digits, uncertain] = recurring.exec(part.spelling) ?? []
    return digits === undefined || uncertain === undefined ? undefined : measured(digits, uncertain, part.at)
  }
  // With a dot where the product is spelt out beside the other reading.
  if (part.kind !== 'product' || (part.joins[0] !== 'implied' && part.joins[0] !== 'dot')) return undefined
  const [number, brackets, ...others] = part.factors
  const inner = brackets?.kind === 'group' ? brackets.inner : undefined
  if (number?.kind !== 'number' || inner?.kind !== 'number' || !/^\d+$/.test(inner.spelling)) return undefined
  if (!/^\d*\.\d+$/.test(number.spelling)) return undefined
  const value = measured(number.spelling, inner.spelling, part.at)
  if (value === undefined || others.length === 0) return value
  return { ...part, factors: [value, ...others], joins: part.joins.slice(1) }
}

export const hasUncertainty = (part: Tree): boolean => measuredIn(part) !== undefined

/** Every `12.3(4)` as 12.3 ± 0.4. */
export const withUncertainties = (tree: Tree): Tree => mapTree(tree, (part) => measuredIn(part) ?? part)
