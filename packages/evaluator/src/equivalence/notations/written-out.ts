/** What short signs stand for where a book writes them out: Δ, q beside p, and the scalar product. */

import { isVectorName } from '../../accents.ts'
import { integer } from '../../numbers/rational.ts'
import type { Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'

type Product = Extract<Tree, { kind: 'product' }>

const isSymbol = (tree: Tree | undefined, name: string): boolean => tree?.kind === 'symbol' && tree.name === name

/** Where a product has Δ right before a letter; −1 where it has none. */
const placeOfDelta = ({ factors, joins }: Product): number =>
  factors.findIndex(
    (factor, at) => isSymbol(factor, 'Delta') && joins[at] === 'implied' && factors[at + 1]?.kind === 'symbol',
  )

export const isIncrement = (tree: Tree): boolean => tree.kind === 'product' && placeOfDelta(tree) >= 0

const indexed = (name: string, index: string, at: Tree['at']): Tree => ({
  kind: 'symbol',
  name: index === '' ? name : `${name}_${index}`,
  at,
})

function difference(first: Tree, second: Tree): Tree {
  const { at } = first
  const terms = [
    { sign: '+' as const, value: first },
    { sign: '-' as const, value: second },
  ]
  return { kind: 'group', bracket: '(', inner: { kind: 'sum', terms, at }, at }
}

function withoutDelta(product: Product, last: string, first: string): Tree {
  const place = placeOfDelta(product)
  const letter = product.factors[place + 1]
  if (place < 0 || letter?.kind !== 'symbol') return product
  const { name, at } = letter
  const factors = product.factors.toSpliced(place, 2, difference(indexed(name, last, at), indexed(name, first, at)))
  const joins = product.joins.toSpliced(place, 1)
  return factors.length === 1 ? factors[0]! : withoutDelta({ ...product, factors, joins }, last, first)
}

/** Every ΔT as T₂ − T₁, or with other indices. */
export const byDifference =
  (last: string, first: string) =>
  (tree: Tree): Tree =>
    mapTree(tree, (part) => (part.kind === 'product' ? withoutDelta(part, last, first) : part))

/** Every q as 1 − p. */
export const byOpposite = (tree: Tree): Tree =>
  mapTree(tree, (part) => {
    if (!isSymbol(part, 'q')) return part
    const { at } = part
    return difference({ kind: 'number', spelling: '1', value: integer(1n), at }, { kind: 'symbol', name: 'p', at })
  })

const isVector = (tree: Tree): boolean => tree.kind === 'symbol' && isVectorName(tree.name)

export const isScalarProduct = (tree: Tree): boolean =>
  tree.kind === 'product' && tree.factors.length === 2 && tree.joins[0] === 'dot' && tree.factors.every(isVector)

/** Every `\\vec a\\cdot\\vec b` as the product of the lengths and the cosine of the angle. */
export const byProjection =
  (angle: string) =>
  (tree: Tree): Tree =>
    mapTree(tree, (part) => {
      if (part.kind !== 'product' || !isScalarProduct(part)) return part
      const { at } = part
      const lengths = part.factors.map((factor): Tree => ({ kind: 'call', name: 'abs', args: [factor], at }))
      const cosine: Tree = { kind: 'call', name: 'cos', args: [{ kind: 'symbol', name: angle, at }], at }
      const factors = [...lengths, cosine]
      return { ...part, factors, joins: ['implied', 'implied'] }
    })
