import { childrenOf } from '../children.ts'
import type { Tree } from '../tree.ts'

/** All names of letters in a tree, in order of appearance. */
export function namesIn(tree: Tree, found: Set<string> = new Set()): Set<string> {
  if (tree.kind === 'symbol') found.add(tree.name)
  for (const child of childrenOf(tree)) namesIn(child, found)
  return found
}

/** The tree with letters exchanged all at once. */
export function renameLetters(tree: Tree, names: ReadonlyMap<string, string>): Tree {
  const rename = (part: Tree): Tree => renameLetters(part, names)
  switch (tree.kind) {
    case 'symbol':
      return { ...tree, name: names.get(tree.name) ?? tree.name }
    case 'signed':
    case 'percent':
      return { ...tree, value: rename(tree.value) }
    case 'sum':
      return { ...tree, terms: tree.terms.map((term) => ({ ...term, value: rename(term.value) })) }
    case 'product':
      return { ...tree, factors: tree.factors.map(rename) }
    case 'quotient':
      return { ...tree, numerator: rename(tree.numerator), denominator: rename(tree.denominator) }
    case 'power':
      return { ...tree, base: rename(tree.base), exponent: rename(tree.exponent) }
    case 'call':
      return { ...tree, args: tree.args.map(rename) }
    case 'group':
      return { ...tree, inner: rename(tree.inner) }
    case 'relation':
    case 'logic':
    case 'set-operation':
      return { ...tree, operands: tree.operands.map(rename) }
    case 'set':
    case 'list':
    case 'tuple':
      return { ...tree, items: tree.items.map(rename) }
    case 'set-builder':
      return { ...tree, variable: rename(tree.variable), condition: rename(tree.condition) }
    case 'interval':
      return { ...tree, lower: rename(tree.lower), upper: rename(tree.upper) }
    case 'matrix':
      return { ...tree, rows: tree.rows.map((row) => row.map(rename)) }
    case 'bound':
      return {
        ...tree,
        variable: names.get(tree.variable) ?? tree.variable,
        body: rename(tree.body),
        ...(tree.lower ? { lower: rename(tree.lower) } : {}),
        ...(tree.upper ? { upper: rename(tree.upper) } : {}),
      }
    case 'derivative':
      return { ...tree, variable: names.get(tree.variable) ?? tree.variable, body: rename(tree.body) }
    case 'number':
    case 'constant':
    case 'mixed-number':
    case 'word':
    case 'quantity':
    case 'unit':
      return tree
  }
}
