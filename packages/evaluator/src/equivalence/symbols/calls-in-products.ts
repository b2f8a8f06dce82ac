import type { Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'

/** What a letter and the brackets behind it mean together; `undefined` where they are two factors. */
type CallOf = (name: string, brackets: Tree, at: Tree['at']) => Tree | undefined

/** The letter of a function, or `f^{-1}` and `f^{2}` with the exponent before the brackets. */
export function nameApplied(tree: Tree): string | undefined {
  if (tree.kind === 'symbol') return tree.name
  if (tree.kind !== 'power' || tree.base.kind !== 'symbol') return undefined
  const { exponent, base } = tree
  const isInverse = exponent.kind === 'signed' && exponent.value.kind === 'number' && exponent.value.spelling === '1'
  if (isInverse && /^[fghFGH]$/.test(base.name)) return `${base.name}^{-1}`
  return exponent.kind === 'number' && base.name === 'f' ? `f^{${exponent.spelling}}` : undefined
}

/** The tree with letters and the brackets behind them read as calls. `y(t)²` is the square of the call. */
export function withCallsRead(tree: Tree, callOf: CallOf): Tree {
  return mapTree(tree, (part) => {
    if (part.kind !== 'product') return part
    const factors: Tree[] = []
    const joins: (typeof part.joins)[number][] = []
    for (const [at, factor] of part.factors.entries()) {
      const before = factors.at(-1)
      const brackets = factor.kind === 'power' ? factor.base : factor
      const name = before === undefined ? undefined : nameApplied(before)
      const call = name !== undefined && part.joins[at - 1] === 'implied' ? callOf(name, brackets, part.at) : undefined
      if (call === undefined) {
        if (at > 0) joins.push(part.joins[at - 1]!)
        factors.push(factor)
      } else factors[factors.length - 1] = factor.kind === 'power' ? { ...factor, base: call } : call
    }
    return factors.length === 1 ? factors[0]! : { ...part, factors, joins }
  })
}
