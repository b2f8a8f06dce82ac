import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'

const opened = (tree: Tree): Tree =>
  tree.kind === 'list' && tree.items.length === 1
    ? { kind: 'group', bracket: '[', inner: tree.items[0]!, at: tree.at }
    : tree

/** `[A]` with one thing in it is a list of one by itself, and brackets where it is calculated with: `[A]^2/[B]`. */
export function withPlainBrackets(tree: Tree): Tree {
  if (!somePart(tree, (part) => part.kind === 'list' && part.items.length === 1)) return tree
  return mapTree(tree, (part) => {
    switch (part.kind) {
      case 'product':
        return { ...part, factors: part.factors.map(opened) }
      case 'quotient':
        return { ...part, numerator: opened(part.numerator), denominator: opened(part.denominator) }
      case 'power':
        return { ...part, base: opened(part.base) }
      case 'sum':
        return { ...part, terms: part.terms.map((term) => ({ ...term, value: opened(term.value) })) }
      case 'signed':
        return { ...part, value: opened(part.value) }
      case 'derivative':
        return { ...part, body: opened(part.body) }
      case 'relation':
        return { ...part, operands: part.operands.map(opened) }
      case 'call':
        return { ...part, args: part.args.map(opened) }
      default:
        return part
    }
  })
}
