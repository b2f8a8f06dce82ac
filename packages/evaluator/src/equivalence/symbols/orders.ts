import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { ungrouped } from '../formula.ts'

interface Order {
  readonly sign: string
  readonly of: Tree
}

/** `O(n\log n)`, `Θ(n^2)` and `Ω(n)` by themselves. */
function orderIn(tree: Tree): Order | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'product' || bare.factors.length !== 2 || bare.joins[0] !== 'implied') return undefined
  const [sign, brackets] = bare.factors
  return sign?.kind === 'symbol' && /^(?:O|Theta|Omega)$/.test(sign.name) && brackets?.kind === 'group'
    ? { sign: sign.name, of: brackets.inner }
    : undefined
}

/**
 * The two sides of f′g = fg′ for orders O(f) and O(g) of the same letter, which says that g is f times a constant; undefined
 * where the formulas are no orders.
 */
export function sidesOfSameOrder(key: Tree, answer: Tree): readonly [Tree, Tree] | undefined {
  const [first, second] = [orderIn(key), orderIn(answer)]
  if (first === undefined || second === undefined || first.sign !== second.sign) return undefined
  const [variable, ...others] = new Set([...variablesIn(first.of), ...variablesIn(second.of)])
  if (variable === undefined || others.length > 0) return undefined
  return [slopeTimes(first.of, variable, second.of), slopeTimes(second.of, variable, first.of)]
}

function slopeTimes(body: Tree, variable: string, factor: Tree): Tree {
  const { at } = body
  const inBrackets = (inner: Tree): Tree => ({ kind: 'group', bracket: '(', inner, at })
  const slope: Tree = { kind: 'derivative', variable, order: 1, body: inBrackets(body), at }
  return { kind: 'product', factors: [inBrackets(slope), inBrackets(factor)], joins: ['implied'], at }
}
