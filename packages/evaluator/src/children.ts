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
