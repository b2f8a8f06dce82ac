import { somePart } from '../../children.ts'
import { sameTree } from '../../same-tree.ts'
import type { CallNode, ProductNode, Tree } from '../../tree.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { isComplement } from '../events/event.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'
import { productOfSets } from '../collections/products-of-sets.ts'
import type { Found } from './other-meanings.ts'

const claims: ReadonlySet<string> = new Set([
  ...(['for-all', 'exists', 'exists-one', 'divides', 'parallel', 'perpendicular', 'similar', 'congruent'] as const),
  ...(['exists-none', 'not-divides', 'not-parallel', 'proportional'] as const),
  ...(['triangle', 'angle-of-points', 'maps-to', 'from-to', 'named'] as const),
])

/** Whether a function only keeps what is written: nobody works out whether lines are parallel. */
export const isClaim = (name: string): boolean => claims.has(name)

const isSet = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'set' || bare.kind === 'set-operation' || (bare.kind === 'power' && isSet(bare.base))
}

/** Whether a product or a power is one of sets: `A\times(B\cup C)` and `2\{1,2\}`, but not `P(A\cup B)^2`. */
export function isOfSets(tree: Tree): boolean {
  if (tree.kind === 'power') return ungrouped(tree.base).kind === 'set' && !isComplement(tree)
  if (tree.kind !== 'product') return false
  // What stands right behind a letter may be what a function is applied to.
  const isMultiplied = (index: number): boolean => index === 0 || tree.joins[index - 1] !== 'implied'
  return (
    tree.factors.some(({ kind }) => kind === 'set') ||
    (tree.joins.includes('times') && tree.factors.some((factor, index) => isMultiplied(index) && isSet(factor)))
  )
}

/** What struck-out signs deny. */
const denied: ReadonlyMap<string, string> = new Map([
  ['not-divides', 'divides'],
  ['not-parallel', 'parallel'],
  ['exists-none', 'exists'],
])

/** Every `n\nmid m` as the negation of `n\mid m`. */
const withNegations = (tree: Tree): Tree =>
  mapTree(tree, (part) => {
    const name = part.kind === 'call' ? denied.get(part.name) : undefined
    if (part.kind !== 'call' || name === undefined || part.args.length !== 2) return part
    return { kind: 'logic', operator: 'not', operands: [{ ...part, name }], at: part.at }
  })

/** Whether one of two formulas says that the other does not hold. */
function isDenied(one: Tree, other: Tree): boolean {
  const [first, second] = [ungrouped(one), ungrouped(other)]
  const denies = (tree: Tree, said: Tree): boolean =>
    tree.kind === 'logic' && tree.operator === 'not' && said.kind === 'symbol' && sameTree(tree.operands[0]!, said)
  return denies(first, second) || denies(second, first)
}

const isKept = (part: Tree): boolean =>
  (part.kind === 'call' && isClaim(part.name)) || (part.kind === 'word' && part.word === 'ellipsis') || isOfSets(part)

/** Parts in one order where their order says nothing: `h\parallel g` as `g\parallel h`, `\angle CBA` as `\angle ABC`. */
function inOneOrder(call: CallNode): CallNode {
  const text = (tree: Tree): string =>
    JSON.stringify(tree, (key, value: unknown) =>
      key === 'at' ? undefined : typeof value === 'bigint' ? String(value) : value,
    )
  const isTurned = (): boolean => text(call.args[0]!) > text(call.args.at(-1)!)
  switch (call.name) {
    case 'parallel':
    case 'perpendicular':
      return call.args.length === 2 && isTurned() ? { ...call, args: call.args.toReversed() } : call
    case 'angle-of-points':
      return isTurned() ? { ...call, args: call.args.toReversed() } : call
    default:
      return call
  }
}

/** Letters in place of what is kept as it is written; the same letter where the same is written. */
function lettersFor(kept: Tree[]): (tree: Tree) => Tree {
  return (tree) =>
    mapTree(tree, (part) => {
      if (!isKept(part)) return part
      const ordered = part.kind === 'call' ? inOneOrder(part) : part
      const known = kept.findIndex((other) => sameTree(other, ordered, 'layout'))
      const index = known < 0 ? kept.push(ordered) - 1 : known
      return { kind: 'symbol', name: `\u00a7_${index}`, at: part.at }
    })
}

const hasEllipsis = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'word' && part.word === 'ellipsis')

/** Letters that sets usually have, and nothing but these with `\times` between. */
const arePairs = (tree: Tree): tree is ProductNode =>
  tree.kind === 'product' &&
  tree.joins.every((join) => join === 'times') &&
  tree.factors.every((factor) => factor.kind === 'symbol' && /^[A-DSTXY]$/.test(factor.name))

/** `A\times B` and `B\times A` are other sets of pairs, and the same number. */
export const unlessPairs = (key: Tree, answer: Tree, decision: Decision): Decision =>
  arePairs(key) && arePairs(answer) && !sameTree(key, answer)
    ? { verdict: 'undecided', rule: 'another order of sets' }
    : decision

/**
 * Quantifiers, divisors, lines and figures, `…`, and products of sets. Finite products are worked out. The rest is the same where it
 * is written the same; otherwise a person decides.
 */
export function compareClaims(key: Tree, answer: Tree, options: EquivalenceOptions, decide: Found['decide']): Decision {
  const [first, second] = [key, answer].map((tree) =>
    withNegations(mapTree(tree, (part) => productOfSets(part) ?? part)),
  )
  if (sameTree(first!, second!, 'layout')) return { verdict: 'equal', rule: 'same as the key' }
  const isOpen: Decision = { verdict: 'undecided', rule: 'said in another way' }
  // What stands around `…` says how it goes on.
  if (hasEllipsis(key) || hasEllipsis(answer)) return isOpen
  const kept: Tree[] = []
  const [said, other] = [first!, second!].map(lettersFor(kept))
  const decision = decide(said!, other!, options)
  const isCertain = kept.length === 0 || decision.verdict === 'equal' || isDenied(said!, other!)
  return isCertain ? decision : isOpen
}
