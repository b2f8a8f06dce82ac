import { childrenOf } from '../children.ts'
import { functionNamed } from '../functions/spellings.ts'
import type { Tree } from '../tree.ts'

/** A text that two trees share when they were typed as the same expression, whatever the brackets and product signs. */
export function identityKey(tree: Tree): string {
  const inner = identityKey
  switch (tree.kind) {
    case 'group':
      return inner(tree.inner)
    case 'number':
      return `${tree.value.numerator}/${tree.value.denominator}`
    case 'symbol':
      return `'${tree.name}'`
    case 'constant':
    case 'unit':
      return `'${tree.kind} ${tree.name}'`
    case 'word':
      return `'word ${tree.word}'`
    case 'signed':
      return tree.sign === '+' ? inner(tree.value) : `${tree.sign}(${inner(tree.value)})`
    case 'sum':
      return `sum(${tree.terms.map((term) => `${term.sign}${inner(term.value)}`).join(',')})`
    case 'product':
      return `product(${tree.factors.map(inner).join(',')})`
    case 'call':
      return `${functionNamed(tree.name) ?? tree.name}${tree.primes ?? 0}(${tree.args.map(inner).join(',')})`
    case 'relation':
      return `relation(${tree.operators.join(' ')})(${tree.operands.map(inner).join(',')})`
    case 'logic':
    case 'set-operation':
      return `${tree.operator}(${tree.operands.map(inner).join(',')})`
    case 'interval':
      return `interval(${tree.isLowerClosed},${inner(tree.lower)},${inner(tree.upper)},${tree.isUpperClosed})`
    case 'matrix':
      return `matrix(${tree.rows.map((row) => row.map(inner).join('&')).join(';')})`
    case 'bound':
      return `${tree.operator} ${tree.variable} ${tree.direction ?? ''}(${childrenOf(tree).map(inner).join(',')})`
    case 'derivative':
      return `derivative ${tree.variable} ${tree.order}(${inner(tree.body)})`
    default:
      return `${tree.kind}(${childrenOf(tree).map(inner).join(',')})`
  }
}
