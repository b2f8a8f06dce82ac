import type {
  BoundNode,
  CallNode,
  GroupNode,
  PercentNode,
  PowerNode,
  ProductNode,
  QuantityNode,
  QuotientNode,
  SignedNode,
  SumNode,
  Tree,
} from './tree.ts'

/** The trees directly inside a tree, in the order they were typed; the unit of a quantity included. */
export function childrenOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'number':
    case 'symbol':
    case 'constant':
    case 'word':
    case 'unit':
      return []
    case 'sum':
      return tree.terms.map((term) => term.value)
    case 'signed':
    case 'percent':
      return [tree.value]
    case 'product':
      return tree.factors
    case 'quotient':
      return [tree.numerator, tree.denominator]
    case 'mixed-number':
      return [tree.whole, tree.fraction]
    case 'power':
      return [tree.base, tree.exponent]
    case 'call':
      return tree.args
    case 'group':
      return [tree.inner]
    case 'relation':
    case 'logic':
    case 'set-operation':
      return tree.operands
    case 'set':
    case 'list':
    case 'tuple':
      return tree.items
    case 'set-builder':
      return [tree.variable, tree.condition]
    case 'interval':
      return [tree.lower, tree.upper]
    case 'matrix':
      return tree.rows.flat()
    case 'bound':
      return [...(tree.lower ? [tree.lower] : []), ...(tree.upper ? [tree.upper] : []), tree.body]
    case 'derivative':
      return [tree.body]
    default:
      return tree.value ? [tree.value, tree.unit] : [tree.unit]
  }
}

/** Whether the test holds for the tree or for any part of it, at any depth. No list of children is made. */
export function somePart(tree: Tree, test: (part: Tree) => boolean): boolean {
  if (test(tree)) return true
  switch (tree.kind) {
    case 'number':
    case 'symbol':
    case 'constant':
    case 'word':
    case 'unit':
      return false
    case 'sum':
      for (const { value } of tree.terms) if (somePart(value, test)) return true
      return false
    case 'product':
      for (const factor of tree.factors) if (somePart(factor, test)) return true
      return false
    case 'signed':
    case 'percent':
      return somePart(tree.value, test)
    case 'quotient':
      return somePart(tree.numerator, test) || somePart(tree.denominator, test)
    case 'power':
      return somePart(tree.base, test) || somePart(tree.exponent, test)
    case 'group':
      return somePart(tree.inner, test)
    default:
      for (const child of childrenOf(tree)) if (somePart(child, test)) return true
      return false
  }
}

type Change = (part: Tree) => Tree

/** The same list where nothing in it is changed. */
function mapAll<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  let mapped: T[] | undefined
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]!
    const changed = change(item)
    if (mapped === undefined && changed !== item) mapped = items.slice(0, index)
    mapped?.push(changed)
  }
  return mapped ?? items
}

function mapSum(tree: SumNode, change: Change): SumNode {
  const terms = mapAll(tree.terms, (term) => {
    const value = change(term.value)
    return value === term.value ? term : { ...term, value }
  })
  return terms === tree.terms ? tree : { ...tree, terms }
}

function mapProduct(tree: ProductNode, change: Change): ProductNode {
  const factors = mapAll(tree.factors, change)
  return factors === tree.factors ? tree : { ...tree, factors }
}

function mapQuotient(tree: QuotientNode, change: Change): QuotientNode {
  const numerator = change(tree.numerator)
  const denominator = change(tree.denominator)
  return numerator === tree.numerator && denominator === tree.denominator ? tree : { ...tree, numerator, denominator }
}

function mapPower(tree: PowerNode, change: Change): PowerNode {
  const base = change(tree.base)
  const exponent = change(tree.exponent)
  return base === tree.base && exponent === tree.exponent ? tree : { ...tree, base, exponent }
}

function mapCall(tree: CallNode, change: Change): CallNode {
  const args = mapAll(tree.args, change)
  return args === tree.args ? tree : { ...tree, args }
}

function mapValue<T extends SignedNode | PercentNode>(tree: T, change: Change): T {
  const value = change(tree.value)
  return value === tree.value ? tree : { ...tree, value }
}

function mapGroup(tree: GroupNode, change: Change): GroupNode {
  const inner = change(tree.inner)
  return inner === tree.inner ? tree : { ...tree, inner }
}

/** The tree with these parts, and the very same tree where it has them already. For kinds that are rare: it takes its time. */
function withParts<T extends Tree>(tree: T, parts: Partial<T>): T {
  for (const name in parts) if (parts[name] !== tree[name]) return { ...tree, ...parts }
  return tree
}

function mapBound(tree: BoundNode, change: Change): BoundNode {
  const { lower, upper, body } = tree
  return withParts(tree, {
    ...(lower ? { lower: change(lower) } : {}),
    ...(upper ? { upper: change(upper) } : {}),
    body: change(body),
  })
}

function mapQuantity(tree: QuantityNode, change: Change): QuantityNode {
  const { value, unit } = tree
  return withParts(tree, { ...(value ? { value: change(value) } : {}), unit: change(unit) })
}

/**
 * The tree with each tree directly inside it changed; the same tree where none is. A mixed number is one number, whose parts
 * stay.
 */
export function mapChildren(tree: Tree, change: (part: Tree) => Tree): Tree {
  switch (tree.kind) {
    case 'number':
    case 'symbol':
    case 'constant':
    case 'mixed-number':
    case 'word':
    case 'unit':
      return tree
    case 'sum':
      return mapSum(tree, change)
    case 'signed':
    case 'percent':
      return mapValue(tree, change)
    case 'product':
      return mapProduct(tree, change)
    case 'quotient':
      return mapQuotient(tree, change)
    case 'power':
      return mapPower(tree, change)
    case 'call':
      return mapCall(tree, change)
    case 'group':
      return mapGroup(tree, change)
    case 'relation':
    case 'logic':
    case 'set-operation':
      return withParts(tree, { operands: mapAll(tree.operands, change) })
    case 'set':
    case 'list':
    case 'tuple':
      return withParts(tree, { items: mapAll(tree.items, change) })
    case 'set-builder':
      return withParts(tree, { variable: change(tree.variable), condition: change(tree.condition) })
    case 'interval':
      return withParts(tree, { lower: change(tree.lower), upper: change(tree.upper) })
    case 'matrix':
      return withParts(tree, { rows: mapAll(tree.rows, (row) => mapAll(row, change)) })
    case 'bound':
      return mapBound(tree, change)
    case 'derivative':
      return withParts(tree, { body: change(tree.body) })
    case 'quantity':
      return mapQuantity(tree, change)
  }
}
