import { somePart } from '../children.ts'
import { mapTree } from '../equivalence/map-tree.ts'
import type { ProductJoin, Tree } from '../tree.ts'
import type { Spot } from './spots.ts'

type Pair = Spot['readings']
type Product = Extract<Tree, { kind: 'product' }>
type Sum = Extract<Tree, { kind: 'sum' }>
type Term = Sum['terms'][number]

const isWhole = (tree: Tree | undefined): tree is Extract<Tree, { kind: 'number' }> =>
  tree?.kind === 'number' && /^\d+$/.test(tree.spelling)

const areTogether = (first: Tree, second: Tree, distance = 0): boolean => second.at.from - first.at.to === distance

const parts = (tree: Tree): { readonly factors: readonly Tree[]; readonly joins: readonly ProductJoin[] } =>
  tree.kind === 'product' ? tree : { factors: [tree], joins: [] }

/** Whether a product ends at the given factor with a number and an e right behind it: `6.63e`. */
function endsWithE({ factors, joins }: Pick<Product, 'factors' | 'joins'>, at: number): boolean {
  const [number, e] = [factors[at - 1], factors[at]]
  return (
    number?.kind === 'number' &&
    e?.kind === 'constant' &&
    e.name === 'e' &&
    joins[at - 1] === 'implied' &&
    areTogether(number, e)
  )
}

/** 10 to the power that is written behind an e. */
function powerOfTen(sign: string, exponent: Tree): Tree {
  const { at } = exponent
  const ten: Tree = { kind: 'number', spelling: '10', value: { numerator: 10n, denominator: 1n }, at }
  return {
    kind: 'power',
    base: ten,
    exponent: sign === '-' ? { kind: 'signed', sign, value: exponent, at } : exponent,
    at,
  }
}

/** The factors before e, the power of ten instead of e, and what stands behind its exponent. */
function withPower(before: Pick<Product, 'factors' | 'joins'>, power: Tree, behind: Tree): Product {
  const rest = parts(behind)
  return {
    kind: 'product',
    factors: [...before.factors.slice(0, -1), power, ...rest.factors.slice(1)],
    joins: [...before.joins.slice(0, -1), 'dot', ...rest.joins],
    at: behind.at,
  }
}

/** The product with a dot before its last factor, which e is then. */
const dotted = (product: Product): Product => ({ ...product, joins: [...product.joins.slice(0, -1), 'dot'] })

/** `6.63e-34` as a sum: two terms that may be one number. */
function mayBeOne(first: Term | undefined, { sign, value }: Term): first is Term & { readonly value: Product } {
  if (first?.value.kind !== 'product' || (sign !== '+' && sign !== '-')) return false
  const { factors } = first.value
  const [exponent] = parts(value).factors
  return (
    endsWithE(first.value, factors.length - 1) &&
    isWhole(exponent) &&
    areTogether(factors[factors.length - 1]!, exponent, 1)
  )
}

function inSum(tree: Sum): Pair | undefined {
  const [powers, dots]: [Term[], Term[]] = [[], []]
  for (const term of tree.terms) {
    const first = powers.at(-1)
    if (mayBeOne(first, term)) {
      const exponent = parts(term.value).factors[0]!
      powers[powers.length - 1] = {
        ...first,
        value: withPower(first.value, powerOfTen(term.sign, exponent), term.value),
      }
      dots[dots.length - 1] = { ...first, value: dotted(first.value) }
    } else powers.push(term)
    dots.push(term)
  }
  if (powers.length === tree.terms.length) return undefined
  const [only] = powers
  return [powers.length === 1 && only?.sign === '+' ? only.value : { ...tree, terms: powers }, { ...tree, terms: dots }]
}

/** `1.5e3` as a product: three factors that may be one number. */
function inProduct(tree: Product): Pair | undefined {
  const index = tree.factors.findIndex((factor, at) => {
    const behind = tree.factors[at + 1]
    return endsWithE(tree, at) && isWhole(behind) && tree.joins[at] === 'implied' && areTogether(factor, behind)
  })
  const [number, e, exponent] = tree.factors.slice(index - 1)
  if (index < 1 || number === undefined || e === undefined || exponent === undefined) return undefined
  const before = { factors: tree.factors.slice(0, index + 1), joins: tree.joins.slice(0, index) }
  const behind: Product = {
    ...tree,
    factors: tree.factors.slice(index + 1),
    joins: tree.joins.slice(index + 1),
  }
  const joins = tree.joins.map((join, at): ProductJoin => (at === index - 1 || at === index ? 'dot' : join))
  return [withPower(before, powerOfTen('+', exponent), behind), { ...tree, joins }]
}

/** A formula with every e behind a number read alike: as powers of ten, or as Euler's number; nothing without such an e. */
export function exponentReadings(tree: Tree): readonly Tree[] {
  const read = (way: 0 | 1): Tree =>
    mapTree(tree, (part) => {
      let reading = part
      for (let next = spotIn(part); next !== undefined; next = spotIn(reading)) reading = next[way]
      return reading
    })
  return somePart(tree, (part) => spotIn(part) !== undefined) ? [read(0), read(1)] : []
}

const spotIn = (tree: Tree): Pair | undefined =>
  tree.kind === 'sum' ? inSum(tree) : tree.kind === 'product' ? inProduct(tree) : undefined
