import { somePart } from '../../children.ts'
import { sameTree } from '../../same-tree.ts'
import type { ProductJoin, Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'

type Integral = Extract<Tree, { kind: 'bound' }>

/** The letters of two functions, and what each is applied to: `f(\tau)g(t-\tau)`. */
interface TwoApplied {
  readonly names: readonly [Tree, Tree]
  readonly places: readonly [Tree, Tree]
}

function twoApplied(tree: Tree): TwoApplied | undefined {
  const body = ungrouped(tree)
  if (body.kind !== 'product' || body.factors.length !== 4) return undefined
  const [first, at, second, other] = body.factors
  if (first?.kind !== 'symbol' || second?.kind !== 'symbol' || at?.kind !== 'group' || other?.kind !== 'group')
    return undefined
  return { names: [first, second], places: [ungrouped(at.inner), ungrouped(other.inner)] }
}

/** Whether a place is `t-\tau`, where τ is the letter of the integral. */
function isDifference(place: Tree, variable: string): boolean {
  if (place.kind !== 'sum' || place.terms.length !== 2) return false
  const [whole, part] = place.terms
  const isPart = part?.sign === '-' && ungrouped(part.value).kind === 'symbol'
  return isPart && isLetter(part.value, variable) && whole?.sign === '+' && !isLetter(whole.value, variable)
}

function isLetter(tree: Tree, name: string): boolean {
  const bare = ungrouped(tree)
  return bare.kind === 'symbol' && bare.name === name
}

/** The functions of `\int_0^tf(\tau)g(t-\tau)\,d\tau`. */
function convolvedIn(tree: Tree): readonly [Tree, Tree] | undefined {
  if (tree.kind !== 'bound' || tree.operator !== 'integral') return undefined
  const { variable }: Integral = tree
  const found = twoApplied(tree.body)
  if (found === undefined) return undefined
  const [one, other] = found.places
  const isConvolution =
    (isLetter(one, variable) && isDifference(other, variable)) ||
    (isDifference(one, variable) && isLetter(other, variable))
  return isConvolution ? found.names : undefined
}

const FUNCTION = /^[fghuxyFGHUXY](?:_\w+)?$/

const isFunctionLetter = (tree: Tree): boolean => tree.kind === 'symbol' && FUNCTION.test(tree.name)

/** `f*g`, with letters that functions have. */
function isStarProduct(tree: Tree): boolean {
  const bare = ungrouped(tree)
  return (
    bare.kind === 'product' &&
    bare.joins.every((join) => join === 'asterisk') &&
    bare.factors.every((factor) => isFunctionLetter(ungrouped(factor)))
  )
}

/** `(f*g)(t)`: the convolution at a place. */
function convolutionAt(tree: Tree): Tree | undefined {
  if (tree.kind !== 'product' || tree.factors.length !== 2 || tree.joins[0] !== 'implied') return undefined
  const [stars, place] = tree.factors
  return stars?.kind === 'group' && isStarProduct(stars) && place?.kind === 'group' ? stars : undefined
}

export const isConvolution = (part: Tree): boolean =>
  convolvedIn(part) !== undefined || convolutionAt(part) !== undefined

/** Every convolution as the product of its functions, which can be in any order as well. */
export function withConvolutions(tree: Tree): Tree {
  const joins: readonly ProductJoin[] = ['asterisk']
  return mapTree(tree, (part) => {
    const factors = convolvedIn(part)
    if (factors !== undefined) return { kind: 'product', factors: [...factors], joins: [...joins], at: part.at }
    return convolutionAt(part) ?? part
  })
}

const isSurelyFunctions = (tree: Tree): boolean =>
  isStarProduct(tree) && !somePart(tree, (part) => part.kind === 'symbol' && !/^[fghFGH](?:_\w+)?$/.test(part.name))

/** Whether the key has `f*g` and the answer no star: the same for whoever multiplies, and not for a convolution. */
export function losesStar(key: Tree, answer: Tree): boolean {
  const hasStar = (tree: Tree): boolean => somePart(tree, isSurelyFunctions)
  return hasStar(key) && !hasStar(answer) && !sameTree(key, answer)
}
