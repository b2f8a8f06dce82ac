import type { Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'

/** Longer products are left as they are written. */
const mostPairs = 256

/** A set of one element is read as braces that group, since it may be what they are. */
function elementsOf(tree: Tree): readonly Tree[] | undefined {
  if (tree.kind === 'group') return tree.bracket === '{' ? [tree.inner] : elementsOf(tree.inner)
  return tree.kind === 'set' ? tree.items : undefined
}

/** `\{1,2\}\times\{3\}` and `\{0,1\}^2` as the set of their tuples; undefined where a part is no finite set. */
export function productOfSets(tree: Tree): Tree | undefined {
  const factors = factorsOf(tree)
  if (factors === undefined || !factors.some((factor) => ungrouped(factor).kind === 'set')) return undefined
  const sets = factors.map(elementsOf)
  if (!sets.every((items) => items !== undefined)) return undefined
  if (sets.reduce((count, items) => count * items.length, 1) > mostPairs) return undefined
  const rows = sets.reduce<readonly (readonly Tree[])[]>(
    (before, items) => before.flatMap((row) => items.map((item) => [...row, item])),
    [[]],
  )
  return { kind: 'set', items: rows.map((items): Tree => ({ kind: 'tuple', items, at: tree.at })), at: tree.at }
}

function factorsOf(tree: Tree): readonly Tree[] | undefined {
  if (tree.kind === 'product') return tree.joins.every((join) => join === 'times') ? tree.factors : undefined
  if (tree.kind !== 'power' || tree.exponent.kind !== 'number') return undefined
  const { numerator, denominator } = tree.exponent.value
  const count = denominator === 1n && numerator > 1n && numerator <= 8n ? Number(numerator) : 0
  return count > 0 ? Array.from({ length: count }, () => tree.base) : undefined
}
