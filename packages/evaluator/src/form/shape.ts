import type { Rational } from '../numbers/rational.ts'
import type { Tree } from '../tree.ts'
import { functionNamed } from '../functions/spellings.ts'

/**
 * An answer as an unordered structure: sums and products are flat lists, subtraction is a term with a minus, division a
 * factor below the line. A minus is a factor of its own that moves freely within a product; nothing is simplified.
 */
export type Shape =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'minus' }
  | { readonly kind: 'sum'; readonly parts: readonly Shape[] }
  | { readonly kind: 'product'; readonly parts: readonly Shape[] }
  | { readonly kind: 'below'; readonly part: Shape }
  | { readonly kind: 'power'; readonly base: Shape; readonly exponent: Shape }
  /** Functions, relations, lists …: `head` says what it is; order counts unless `isUnordered`. */
  | { readonly kind: 'node'; readonly head: string; readonly parts: readonly Shape[]; readonly isUnordered?: boolean }

export const MINUS: Shape = { kind: 'minus' }
export const numberShape = (value: bigint | Rational): Shape => ({
  kind: 'number',
  value: typeof value === 'bigint' ? { numerator: value, denominator: 1n } : value,
})
export const ONE_SHAPE = numberShape(1n)
export const ZERO_SHAPE = numberShape(0n)

export function makeSum(parts: readonly Shape[]): Shape {
  const flat = parts.flatMap((part) => (part.kind === 'sum' ? part.parts : [part]))
  return flat.length === 0 ? ZERO_SHAPE : flat.length === 1 ? flat[0]! : { kind: 'sum', parts: flat }
}

export function makeProduct(parts: readonly Shape[]): Shape {
  const flat = parts.flatMap((part) => (part.kind === 'product' ? part.parts : [part]))
  if (flat.length === 0) return ONE_SHAPE
  return flat.length === 1 && flat[0]!.kind !== 'minus' && flat[0]!.kind !== 'below'
    ? flat[0]!
    : { kind: 'product', parts: flat }
}

const opposite = (part: Shape): Shape => makeProduct([MINUS, part])

/** The structure of a tree. */
export function shapeOf(tree: Tree): Shape {
  switch (tree.kind) {
    case 'number':
      return numberShape(tree.value)
    case 'symbol':
      return { kind: 'name', name: tree.name }
    case 'constant':
      return { kind: 'name', name: `constant ${tree.name}` }
    case 'word':
      return { kind: 'name', name: `word ${tree.word}` }
    case 'unit':
      return { kind: 'name', name: `unit ${tree.name}` }
    case 'group':
      return shapeOf(tree.inner)
    case 'signed':
      return signed(tree.sign, shapeOf(tree.value))
    case 'sum':
      return makeSum(tree.terms.map((term) => signed(term.sign, shapeOf(term.value))))
    case 'product':
      return makeProduct(tree.factors.map(shapeOf))
    case 'quotient':
      return makeProduct([shapeOf(tree.numerator), { kind: 'below', part: shapeOf(tree.denominator) }])
    case 'power':
      return { kind: 'power', base: shapeOf(tree.base), exponent: shapeOf(tree.exponent) }
    case 'call':
      return callShape(tree)
    default:
      return otherShape(tree)
  }
}

function signed(sign: string, part: Shape): Shape {
  if (sign === '+') return part
  return sign === '-' ? opposite(part) : { kind: 'node', head: sign, parts: [part] }
}

/** exp(x) is only another way to write e^x. */
function callShape(tree: Extract<Tree, { kind: 'call' }>): Shape {
  const parts = tree.args.map(shapeOf)
  const name = functionNamed(tree.name) ?? tree.name
  if (name === 'exp') return { kind: 'power', base: { kind: 'name', name: 'constant e' }, exponent: parts[0]! }
  return { kind: 'node', head: `${name} ${tree.primes ?? 0}`, parts }
}

const TURNED: Record<string, string> = { '>': '<', '≥': '≤' }

/** 2 > x is another way to write x < 2; sides of = and ≠ have no order. */
function relationShape(tree: Extract<Tree, { kind: 'relation' }>): Shape {
  const parts = tree.operands.map(shapeOf)
  const operator = tree.operators[0]!
  if (tree.operators.length > 1) return { kind: 'node', head: tree.operators.join(' '), parts }
  if (operator === '=' || operator === '≠') return { kind: 'node', head: operator, parts, isUnordered: true }
  const turned = TURNED[operator]
  return { kind: 'node', head: turned ?? operator, parts: turned === undefined ? parts : parts.toReversed() }
}

function boundShape(tree: Extract<Tree, { kind: 'bound' }>): Shape {
  const bounds = [tree.lower, tree.upper].map((bound): Shape =>
    bound === undefined ? { kind: 'name', name: 'none' } : shapeOf(bound),
  )
  return {
    kind: 'node',
    head: `${tree.operator} ${tree.variable} ${tree.direction ?? ''}`,
    parts: [...bounds, shapeOf(tree.body)],
  }
}

function matrixShape(tree: Extract<Tree, { kind: 'matrix' }>): Shape {
  const parts = tree.rows.map((row): Shape => ({ kind: 'node', head: 'row', parts: row.map(shapeOf) }))
  return { kind: 'node', head: 'matrix', parts }
}

function collectionShape(tree: Tree): Shape | undefined {
  switch (tree.kind) {
    case 'set':
      return { kind: 'node', head: 'set', parts: tree.items.map(shapeOf), isUnordered: true }
    case 'list':
    case 'tuple':
      return { kind: 'node', head: tree.kind, parts: tree.items.map(shapeOf) }
    case 'set-builder':
      return { kind: 'node', head: 'set of all', parts: [shapeOf(tree.variable), shapeOf(tree.condition)] }
    case 'set-operation':
      return {
        kind: 'node',
        head: tree.operator,
        parts: tree.operands.map(shapeOf),
        isUnordered: tree.operator !== 'difference',
      }
    case 'interval':
      return {
        kind: 'node',
        head: `interval ${tree.isLowerClosed} ${tree.isUpperClosed}`,
        parts: [shapeOf(tree.lower), shapeOf(tree.upper)],
      }
    default:
      return undefined
  }
}

function otherShape(tree: Tree): Shape {
  const collection = collectionShape(tree)
  if (collection !== undefined) return collection
  switch (tree.kind) {
    case 'mixed-number':
      return makeSum([shapeOf(tree.whole), shapeOf(tree.fraction)])
    case 'percent':
      return { kind: 'node', head: '%', parts: [shapeOf(tree.value)] }
    case 'relation':
      return relationShape(tree)
    case 'logic':
      return { kind: 'node', head: tree.operator, parts: flatLogic(tree), isUnordered: tree.operator !== 'implies' }
    case 'matrix':
      return matrixShape(tree)
    case 'bound':
      return boundShape(tree)
    case 'derivative':
      return { kind: 'node', head: `derivative ${tree.variable} ${tree.order}`, parts: [shapeOf(tree.body)] }
    case 'quantity':
      return {
        kind: 'node',
        head: 'quantity',
        parts: [tree.value === undefined ? ONE_SHAPE : shapeOf(tree.value), shapeOf(tree.unit)],
      }
    default:
      throw new TypeError(`no shape for ${tree.kind}`)
  }
}

/** (A and B) and C is one row of three. */
function flatLogic(tree: Extract<Tree, { kind: 'logic' }>): Shape[] {
  return tree.operands.flatMap((operand): Shape[] => {
    const bare = operand.kind === 'group' ? operand.inner : operand
    const isSame =
      bare.kind === 'logic' && bare.operator === tree.operator && (tree.operator === 'and' || tree.operator === 'or')
    return isSame ? flatLogic(bare) : [shapeOf(bare)]
  })
}

export interface KeyOptions {
  readonly isAdditionOrdered?: boolean
  readonly isMultiplicationOrdered?: boolean
}

/** A text that two shapes share exactly when they are the same up to order. */
export function keyOf(shape: Shape, options: KeyOptions = {}): string {
  const inner = (part: Shape): string => keyOf(part, options)
  switch (shape.kind) {
    case 'number':
      return shape.value.denominator === 1n
        ? String(shape.value.numerator)
        : `${shape.value.numerator}|${shape.value.denominator}`
    case 'name':
      return `'${shape.name}'`
    case 'minus':
      return '~'
    case 'sum':
      return `+(${listed(shape.parts.map(inner), options.isAdditionOrdered === true)})`
    case 'product':
      return `*(${listed(shape.parts.map(inner), options.isMultiplicationOrdered === true)})`
    case 'below':
      return `/(${inner(shape.part)})`
    case 'power':
      return `^(${inner(shape.base)},${inner(shape.exponent)})`
    case 'node':
      return `${shape.head}(${listed(shape.parts.map(inner), shape.isUnordered !== true)})`
  }
}

const listed = (keys: readonly string[], isOrdered: boolean): string => (isOrdered ? keys : keys.toSorted()).join(',')

/** The same shape with every part replaced, from the inside out. */
export function mapShape(shape: Shape, change: (part: Shape) => Shape): Shape {
  const inner = (part: Shape): Shape => mapShape(part, change)
  switch (shape.kind) {
    case 'number':
    case 'name':
    case 'minus':
      return change(shape)
    case 'sum':
      return change(makeSum(shape.parts.map(inner)))
    case 'product':
      return change(makeProduct(shape.parts.map(inner)))
    case 'below':
      return change({ kind: 'below', part: inner(shape.part) })
    case 'power':
      return change({ kind: 'power', base: inner(shape.base), exponent: inner(shape.exponent) })
    case 'node':
      return change({ ...shape, parts: shape.parts.map(inner) })
  }
}
