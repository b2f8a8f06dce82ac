import type { QuantityNode, Tree } from '../tree.ts'
import { groupText, isOpenEnded, joinText } from './latex-pieces.ts'
import type { Print } from './latex-pieces.ts'
import { LEVEL, levelOf } from './levels.ts'

export function quantityText(tree: QuantityNode, at: Print): string {
  const { value, unit } = tree
  if (!value) return unitTreeText(unit, at)
  if (unit.kind === 'unit' && /^[$€£¥¢]$/.test(unit.name) && value.kind === 'number')
    return unitText(unit.name) + at(value)
  const angle = angleParts(tree)
  if (angle !== undefined) return `${angle[0]}^{\\circ}${angle[1]}'${angle[2] === undefined ? '' : `${angle[2]}''`}`
  const isPostfix = unit.kind === 'unit' && /^°[CF]?$/.test(unit.name) && levelOf(value) >= LEVEL.postfix
  if (isPostfix) return `${at(value)}^{\\circ}${unit.name.length > 1 ? `\\mathrm{${unit.name[1]}}` : ''}`
  return `${at(value, value.kind === 'quantity' || isOpenEnded(value) ? LEVEL.atom : LEVEL.product)}\\,${unitTreeText(unit, at)}`
}

/** How the degrees, minutes and seconds of an angle are spelt; nothing for any other quantity. */
export function angleParts({ value, unit }: QuantityNode): readonly string[] | undefined {
  if (value?.kind !== 'call' || value.name !== 'dms' || unit.kind !== 'unit' || unit.name !== '°') return undefined
  const spelt = value.args.flatMap((part) => (part.kind === 'number' ? [part.spelling] : []))
  return spelt.length === value.args.length ? spelt : undefined
}

/** Units multiply with a small space where no sign was typed. */
function unitTreeText(tree: Tree, at: Print): string {
  switch (tree.kind) {
    case 'unit':
      return unitText(tree.name)
    case 'product':
      return tree.factors
        .map(
          (factor, index) => (index === 0 ? '' : joinText[tree.joins[index - 1]!] || '\\,') + unitTreeText(factor, at),
        )
        .join('')
    case 'quotient':
      if (tree.style === 'fraction')
        return `\\frac{${unitTreeText(tree.numerator, at)}}{${unitTreeText(tree.denominator, at)}}`
      return `${unitTreeText(tree.numerator, at)}${tree.style === 'slash' ? '/' : '\\div '}${unitTreeText(tree.denominator, at)}`
    case 'power':
      return `${unitTreeText(tree.base, at)}^{${at(tree.exponent)}}`
    case 'group':
      return groupText(tree.bracket, unitTreeText(tree.inner, at))
    default:
      return at(tree)
  }
}

export function unitText(name: string): string {
  if (name === '$') return '\\$'
  if (/^[€£¥¢]$/.test(name)) return name
  const spelt = name
    .replace(/[µμ]/g, '\\mu ')
    .replace('Ω', '\\Omega ')
    .replace('Å', '\\AA ')
    .replace('%', '\\%')
    .trimEnd()
  return `\\mathrm{${spelt}}`
}
