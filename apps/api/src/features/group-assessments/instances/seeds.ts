import { createHash } from 'node:crypto'

/** The largest seed a variant can have: 32 bits. */
const seedBytes = 4

function digest(parts: readonly (string | number)[]): Buffer {
  return createHash('sha256').update(parts.join(':')).digest()
}

export interface SeedScope {
  readonly salt: string
  readonly itemKey: number
  readonly userId: number
  /** Which of the learner's instances of the item: a replaced one is the next. */
  readonly ordinal: number
  /** Learners share this many variants; null: each their own. */
  readonly variantCount: number | null
}

/**
 * The seed of a learner's variant. It can be worked out again at any time, by any process, so that preparing twice
 * prepares the same. `retry` counts the seeds from which nothing could be drawn.
 */
export function seedFor({ salt, itemKey, userId, ordinal, variantCount }: SeedScope, retry = 0): number {
  const owner =
    variantCount === null
      ? `learner:${userId}`
      : `slot:${digest([salt, itemKey, ordinal, 'slot', userId]).readUInt32BE() % variantCount}`
  return digest([salt, itemKey, ordinal, owner, retry]).readUIntBE(0, seedBytes)
}

/** Items in the order of the digests of what is said about each. */
function ranked<Item extends { readonly itemKey: number }>(
  items: readonly Item[],
  said: (itemKey: number) => readonly (string | number)[],
): Item[] {
  const rank = new Map(items.map(({ itemKey }) => [itemKey, digest(said(itemKey))]))
  return items.toSorted((a, b) => Buffer.compare(rank.get(a.itemKey) as Buffer, rank.get(b.itemKey) as Buffer))
}

interface DrawableItem {
  readonly itemKey: number
  readonly poolKey: number | null
}

/**
 * The items that one learner is given: those of no pool, and so many of each pool as it draws. Every member of a pool is as
 * likely as every other, and the same learner is always given the same.
 */
export function drawFor<Item extends DrawableItem>(
  items: readonly Item[],
  pools: readonly { readonly poolKey: number; readonly draws: number }[],
  scope: { readonly salt: string; readonly userId: number; readonly ordinal: number },
): readonly Item[] {
  if (pools.length === 0) return items
  const { salt, userId, ordinal } = scope
  const drawn = new Set(
    pools.flatMap(({ poolKey, draws }) => {
      const members = items.filter((item) => item.poolKey === poolKey)
      const order = ranked(members, (itemKey) => [salt, 'pool', ordinal, poolKey, userId, itemKey])
      return order.slice(0, draws).map(({ itemKey }) => itemKey)
    }),
  )
  return items.filter(({ itemKey, poolKey }) => poolKey === null || drawn.has(itemKey))
}

interface OrderedItem {
  readonly itemKey: number
  readonly position: number
  readonly sectionKey: number | null
}

interface OrderScope {
  readonly salt: string
  readonly userId: number
  /** Every section is shuffled, whatever it says itself. */
  readonly isShuffled: boolean
  readonly sections: readonly { readonly sectionKey: number; readonly isShuffled: boolean }[]
}

/**
 * The order of the problems for one learner: section by section, within one as authored, or shuffled for each learner in
 * another way. What stands in no section comes first.
 */
export function orderFor<Item extends OrderedItem>(items: readonly Item[], scope: OrderScope): readonly Item[] {
  const { salt, userId } = scope
  return [{ sectionKey: null, isShuffled: false }, ...scope.sections].flatMap(({ sectionKey, isShuffled }) => {
    const members = items.filter((item) => item.sectionKey === sectionKey)
    if (!isShuffled && !scope.isShuffled) return members.toSorted((a, b) => a.position - b.position)
    return ranked(members, (itemKey) => [salt, 'order', userId, itemKey])
  })
}
