import type { Tree } from '../tree.ts'

/** The tree with each part, innermost first, replaced by what `change` makes of it. Units stay as they are. */
export function mapTree(tree: Tree, change: (part: Tree) => Tree): Tree {
  const map = (part: Tree): Tree => mapTree(part, change)
  switch (tree.kind) {
    case 'signed':
    case 'percent':
      return change({ ...tree, value: map(tree.value) })
    case 'sum':
      return change({ ...tree, terms: tree.terms.map((term) => ({ ...term, value: map(term.value) })) })
    case 'product':
      return change({ ...tree, factors: tree.factors.map(map) })
    case 'quotient':
      return change({ ...tree, numerator: map(tree.numerator), denominator: map(tree.denominator) })
    case 'power':
      return change({ ...tree, base: map(tree.base), exponent: map(tree.exponent) })
    case 'call':
      return change({ ...tree, args: tree.args.map(map) })
    case 'group':
      return change({ ...tree, inner: map(tree.inner) })
    case 'relation':
    case 'logic':
    case 'set-operation':
      return change({ ...tree, operands: tree.operands.map(map) })
    case 'set':
    case 'list':
    case 'tuple':
      return change({ ...tree, items: tree.items.map(map) })
    case 'set-builder':
      return change({ ...tree, variable: map(tree.variable), condition: map(tree.condition) })
    case 'interval':
      return change({ ...tree, lower: map(tree.lower), upper: map(tree.upper) })
    case 'matrix':
      return change({ ...tree, rows: tree.rows.map((row) => row.map(map)) })
    case 'bound':
      return change({
        ...tree,
        body: map(tree.body),
        ...(tree.lower ? { lower: map(tree.lower) } : {}),
        ...(tree.upper ? { upper: map(tree.upper) } : {}),
      })
    case 'derivative':
      return change({ ...tree, body: map(tree.body) })
    case 'number':
    case 'symbol':
    case 'constant':
    case 'mixed-number':
    case 'word':
    case 'quantity':
    case 'unit':
      return change(tree)
  }
}
