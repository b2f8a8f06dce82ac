import { isStarred } from '../../accents.ts'
import { childrenOf } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { isClaim, isOfSets } from './claims.ts'
import { isRaisedOrder } from './raised-orders.ts'

/** What a formula has to show before it is looked at more closely; nearly all show nothing of the kind. */
export const SIGNS = {
  set: 1,
  logic: 2,
  bar: 4,
  probability: 8,
  increment: 16,
  partial: 32,
  singleItem: 64,
  loop: 128,
  star: 256,
  moment: 512,
  claim: 1024,
  evaluation: 2048,
  part: 4096,
  order: 8192,
  notation: 16384,
} as const

function signOfName(name: string): number {
  if (name === 'P') return SIGNS.probability
  if (name === 'Delta') return SIGNS.increment
  if (name === 'E' || name === 'Var' || name === 'Cov') return SIGNS.moment
  return name.length > 1 && isStarred(name) ? SIGNS.star : 0
}

/** Compared by what they say, not by their value. */
const notations: ReadonlySet<string> = new Set(['ratio', 'in-base', 'maps-to', 'named', 'proportional'])

function signOfCall(name: string): number {
  if (name === 'conjugate') return SIGNS.bar
  if (name === 'evaluated') return SIGNS.evaluation
  if (name === 're' || name === 'im' || name === 'arg') return SIGNS.part
  if (notations.has(name)) return SIGNS.notation | (isClaim(name) ? SIGNS.claim : 0)
  return isClaim(name) ? SIGNS.claim : 0
}

function signOf(tree: Tree): number {
  switch (tree.kind) {
    case 'set-operation':
      return SIGNS.set
    case 'logic':
      return SIGNS.logic
    case 'call':
      return signOfCall(tree.name)
    case 'word':
      return tree.word === 'ellipsis' ? SIGNS.claim : 0
    case 'product':
      return isOfSets(tree) ? SIGNS.claim : 0
    case 'power':
      return (isOfSets(tree) ? SIGNS.claim : 0) | (isRaisedOrder(tree) ? SIGNS.order : 0)
    case 'symbol':
      return signOfName(tree.name)
    case 'derivative':
      return tree.isPartial === true ? SIGNS.partial : 0
    case 'bound':
      return tree.operator === 'sum' || tree.operator === 'product' ? SIGNS.loop : 0
    case 'list':
      return tree.items.length === 1 ? SIGNS.singleItem : 0
    default:
      return 0
  }
}

/** All signs of a formula, in one walk. */
export function signsIn(tree: Tree): number {
  let signs = signOf(tree)
  for (const part of childrenOf(tree)) signs |= signsIn(part)
  return signs
}
