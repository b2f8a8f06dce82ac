import type { Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'

/** Higher derivatives are not written with so many primes. */
const mostPrimes = 12

/** The order in `y^{(3)}`; 0 for every other part. */
function orderIn(part: Tree): number {
  if (part.kind !== 'power' || part.base.kind !== 'symbol' || part.exponent.kind !== 'group') return 0
  const { bracket, inner } = part.exponent
  if (bracket !== '(' || inner.kind !== 'number' || inner.value.denominator !== 1n) return 0
  return inner.value.numerator > 0n && inner.value.numerator <= mostPrimes ? Number(inner.value.numerator) : 0
}

/** `y^{(3)}`: a third derivative, or, as fields write what is typed with brackets, a third power. */
export const isRaisedOrder = (part: Tree): boolean => orderIn(part) > 0

/** Every `y^{(3)}` as y‴. */
export const withOrdersAsPrimes = (tree: Tree): Tree =>
  mapTree(tree, (part) => {
    const order = orderIn(part)
    return order > 0 && part.kind === 'power' && part.base.kind === 'symbol'
      ? { ...part.base, name: part.base.name + "'".repeat(order) }
      : part
  })
