import { wordsOf } from '../functions/spellings.ts'
import type { BoundNode, CallNode, LogicNode, QuantityNode, RelationNode, Term, Tree } from '../tree.ts'
import { LEVEL, levelOf, operandLevel } from './levels.ts'
import type { PrintOptions } from './latex.ts'
import { angleParts } from './latex-quantities.ts'
import { textName } from './names.ts'

/**
 * Plain explicit ASCII of a tree: `2*x^2`, `sqrt(2)`, `(a+b)/c`. Reading it in text mode gives the tree back up to
 * brackets and the way products and fractions were written.
 */
export function toText(tree: Tree, options: PrintOptions = {}): string {
  return print(tree, options)
}

type Print = (tree: Tree, least?: number) => string

function print(tree: Tree, options: PrintOptions): string {
  const at: Print = (part, least = 0) => {
    const text = print(part, options)
    return textLevel(part) < least ? `(${text})` : text
  }
  switch (tree.kind) {
    case 'number':
      return tree.spelling.replace(/\\overline\{(\d+)\}/, '($1)')
    case 'symbol':
      return textName(tree.name)
    case 'constant':
      return tree.name === 'i' ? (options.imaginaryUnit ?? 'i') : tree.name
    case 'sum':
      return sumText(tree.terms, at)
    case 'signed':
      return signText[tree.sign] + at(tree.value, LEVEL.product)
    case 'product':
      return tree.factors
        .map((factor, index) => at(factor, index === 0 && factor.kind === 'quotient' ? LEVEL.product : LEVEL.factor))
        .join('*')
    case 'quotient':
      return `${at(tree.numerator, LEVEL.product)}/${at(tree.denominator, LEVEL.factor)}`
    case 'mixed-number':
      return `${at(tree.whole)} ${at(tree.fraction)}`
    case 'power':
      return `${at(tree.base, LEVEL.postfix)}^${at(tree.exponent, LEVEL.postfix)}`
    case 'call':
      return callText(tree, at)
    case 'group':
      return `(${at(tree.inner)})`
    case 'percent':
      return `${at(tree.value, LEVEL.postfix)}%`
    case 'relation':
      return chainText(tree, at)
    case 'logic':
      return logicText(tree, at)
    case 'word':
      return wordText[tree.word]
    case 'set':
      return `{${items(tree.items, at)}}`
    case 'list':
      return `[${items(tree.items, at)}]`
    case 'tuple':
      return tree.items.length > 1 ? `(${items(tree.items, at)})` : `tuple(${items(tree.items, at)})`
    case 'set-builder':
      return `{${at(tree.variable)} | ${at(tree.condition)}}`
    case 'set-operation':
      return setOperationText(tree, at)
    case 'interval':
      return `${tree.isLowerClosed ? 'c' : 'o'}${tree.isUpperClosed ? 'c' : 'o'}(${items([tree.lower, tree.upper], at)})`
    case 'matrix':
      return `matrix(${tree.rows.map((row) => `[${items(row, at)}]`).join('; ')})`
    case 'bound':
      return boundText(tree, at)
    case 'derivative':
      return `diff(${at(tree.body)}; ${textName(tree.variable)}${tree.order > 1 ? `; ${tree.order}` : ''})`
    case 'quantity':
      return quantityText(tree, at)
    default:
      return tree.name
  }
}

/** Constructs that LaTeX leaves open-ended are calls in text, so they hold together. */
function textLevel(tree: Tree): number {
  if (tree.kind === 'bound' || tree.kind === 'derivative' || (tree.kind === 'call' && tree.name === 'polar'))
    return LEVEL.atom
  if (tree.kind === 'power') return LEVEL.factor
  if (tree.kind === 'quotient') return LEVEL.product
  return levelOf(tree)
}

const signText = { '+': '+', '-': '-', '±': '+-', '∓': '-+' } as const
const relationText = {
  '=': '=',
  '≠': '!=',
  '<': '<',
  '≤': '<=',
  '>': '>',
  '≥': '>=',
  '≈': '~=',
  '∈': '∈',
  '∉': '∉',
  '⊂': '⊂',
  '⊆': '⊆',
  '⊃': '⊃',
  '⊇': '⊇',
} as const
const wordText = {
  true: 'true',
  false: 'false',
  'empty-set': '∅',
  reals: 'ℝ',
  integers: 'ℤ',
  rationals: 'ℚ',
  naturals: 'ℕ',
  ellipsis: '…',
  complexes: 'ℂ',
} as const

function sumText(terms: readonly Term[], at: Print): string {
  return terms
    .map(({ sign, value }, index) => (index === 0 && sign === '+' ? '' : signText[sign]) + at(value, LEVEL.product))
    .join('')
}

/** `n! =6` keeps a space, because `!=` means that something is not equal. */
function chainText({ operators, operands }: RelationNode, at: Print): string {
  const sides = operands.map((operand) => at(operand, LEVEL.setOperation))
  return operators.reduce(
    (text, operator, index) => text + (text.endsWith('!') ? ' ' : '') + relationText[operator] + sides[index + 1]!,
    sides[0]!,
  )
}

function logicText({ operator, operands }: LogicNode, at: Print): string {
  const parts = operands.map((operand, index) => at(operand, operandLevel(operator, index)))
  return operator === 'not' ? `not ${parts[0]!}` : parts.join(` ${operator} `)
}

/** Semicolons separate, so that a comma can group thousands. */
function items(list: readonly Tree[], at: Print): string {
  return list.map((item) => at(item)).join('; ')
}

function callText(call: CallNode, at: Print): string {
  const known = wordsOf(call.name)
  if (known !== undefined && call.primes === undefined) return known.text(call, at)
  const name = call.name.endsWith('^{-1}') ? `${textName(call.name.slice(0, -5))}^-1` : call.name
  return `${name}${"'".repeat(call.primes ?? 0)}(${items(call.args, at)})`
}

function setOperationText(tree: Extract<Tree, { kind: 'set-operation' }>, at: Print): string {
  if (tree.operator === 'difference')
    return `${at(tree.operands[0]!, LEVEL.setOperation)} ∖ ${at(tree.operands[1]!, LEVEL.sum)}`
  if (tree.operator === 'symmetric-difference')
    return tree.operands.map((operand) => at(operand, LEVEL.intersection)).join(' ⊖ ')
  return `${tree.operator}(${items(tree.operands, at)})`
}

const boundName = { sum: 'sum', product: 'product', integral: 'integrate', limit: 'limit' } as const

function boundText(tree: BoundNode, at: Print): string {
  const parts = [at(tree.body), textName(tree.variable)]
  if (tree.lower) parts.push(at(tree.lower))
  if (tree.upper) parts.push(at(tree.upper))
  if (tree.direction) parts.push(tree.direction === 'above' ? '+' : '-')
  return `${boundName[tree.operator]}(${parts.join('; ')})`
}

function quantityText(tree: QuantityNode, at: Print): string {
  const { value, unit } = tree
  if (!value) return unitTreeText(unit)
  if (unit.kind === 'unit' && /^[$€£¥¢]$/.test(unit.name) && value.kind === 'number') return unit.name + at(value)
  const angle = angleParts(tree)
  if (angle !== undefined) return `${angle[0]}°${angle[1]}'${angle[2] === undefined ? '' : `${angle[2]}''`}`
  if (unit.kind === 'unit' && unit.name === '°') return `${at(value, LEVEL.postfix)}°`
  return `${at(value, value.kind === 'quantity' ? LEVEL.atom : LEVEL.product)} ${unitTreeText(unit)}`
}

function unitTreeText(tree: Tree): string {
  switch (tree.kind) {
    case 'unit':
      return tree.name
    case 'product':
      return tree.factors.map(unitTreeText).join('*')
    case 'quotient': {
      const bottom = unitTreeText(tree.denominator)
      return `${unitTreeText(tree.numerator)}/${tree.denominator.kind === 'product' || tree.denominator.kind === 'quotient' ? `(${bottom})` : bottom}`
    }
    case 'power':
      return `${unitTreeText(tree.base)}^${toText(tree.exponent)}`
    case 'group':
      return `(${unitTreeText(tree.inner)})`
    default:
      return toText(tree)
  }
}
