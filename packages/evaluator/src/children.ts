import type { Tree } from './tree.ts'

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
