import { childrenOf, somePart } from '../../children.ts'
import type { ProductJoin, Tree } from '../../tree.ts'
import { mapTree } from '../map-tree.ts'

/** Δ as it is spelt in names. */
const DELTA = 'Delta'

const isDelta = (tree: Tree | undefined): boolean => tree?.kind === 'symbol' && tree.name === DELTA

/** What Δ before it makes one sign of: `v`, and the v of `v^2`. */
function changing(tree: Tree | undefined): string | undefined {
  const base = tree?.kind === 'power' ? tree.base : tree
  return base?.kind === 'symbol' && base.name !== DELTA ? base.name : undefined
}

const isBracketed = (tree: Tree | undefined): boolean => (tree?.kind === 'power' ? tree.base : tree)?.kind === 'group'

type Product = Extract<Tree, { kind: 'product' }>

/** `Δv/Δt` is read from left to right as (Δv/Δ)t. */
const endsBelowDelta = (tree: Tree | undefined): tree is Extract<Tree, { kind: 'quotient' }> =>
  tree?.kind === 'quotient' && tree.style === 'slash' && isDelta(tree.denominator)

/** Where a Δ of a product stands right before what it changes. */
function standsBefore({ factors, joins }: Product, at: number, isIt: (behind: Tree | undefined) => boolean): boolean {
  const isHere = isDelta(factors[at]) || endsBelowDelta(factors[at])
  return isHere && joins[at] === 'implied' && isIt(factors[at + 1])
}

const isChanging = (tree: Tree | undefined): boolean => changing(tree) !== undefined

/** Whether Δ occurs as a letter of its own, such as the discriminant in √Δ. */
function hasBareDelta(tree: Tree): boolean {
  if (isDelta(tree)) return true
  if (tree.kind !== 'product') return childrenOf(tree).some(hasBareDelta)
  return tree.factors.some((factor, at) => {
    if (!standsBefore(tree, at, (behind) => isChanging(behind) || isBracketed(behind))) return hasBareDelta(factor)
    return factor.kind === 'quotient' && hasBareDelta(factor.numerator)
  })
}

const hasDelta = (tree: Tree): boolean => somePart(tree, isDelta)

/** Δ before brackets, as in Δ(mv): a law may take a constant out of them. */
const hasDeltaOfBrackets = (tree: Tree): boolean =>
  somePart(tree, (part) => part.kind === 'product' && part.factors.some((_, at) => standsBefore(part, at, isBracketed)))

/** Whether `Δv` in either formula is a change of v and no product: Δ stands nowhere in the key by itself. */
export const haveIncrements = (key: Tree, answer: Tree): boolean =>
  (hasDelta(key) || hasDelta(answer)) && !hasBareDelta(key)

/** Whether a law could relate the changes of the two. */
export const areIncrementsLinked = (key: Tree, answer: Tree): boolean =>
  hasDeltaOfBrackets(key) !== hasDeltaOfBrackets(answer)

/** `Δv` as one name, so that Δ does not cancel in `Δv/Δt`. */
export function withIncrements(tree: Tree): Tree {
  return mapTree(tree, (part) => {
    if (part.kind !== 'product') return part
    const factors: Tree[] = []
    const joins: ProductJoin[] = []
    for (const [at, factor] of part.factors.entries()) {
      if (at > 0 && standsBefore(part, at - 1, isChanging))
        factors[factors.length - 1] = joined(factors[factors.length - 1]!, changed(factor))
      else {
        if (at > 0) joins.push(part.joins[at - 1]!)
        factors.push(factor)
      }
    }
    return factors.length === 1 ? factors[0]! : { ...part, factors, joins }
  })
}

/** What becomes of Δ, or of a fraction that ends with it, once what it changes is one name with it. */
const joined = (before: Tree, name: Tree): Tree => (endsBelowDelta(before) ? { ...before, denominator: name } : name)

function changed(tree: Tree): Tree {
  if (tree.kind === 'power') return { ...tree, base: changed(tree.base) }
  return tree.kind === 'symbol' ? { ...tree, name: `Δ${tree.name}` } : tree
}
