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

/** The order of the problems for one learner: as authored, or shuffled for each learner in another way. */
export function orderFor<Item extends { readonly itemKey: number; readonly position: number }>(
  items: readonly Item[],
  scope: { readonly salt: string; readonly userId: number; readonly isShuffled: boolean },
): readonly Item[] {
  if (!scope.isShuffled) return items.toSorted((a, b) => a.position - b.position)
  const rank = new Map(items.map(({ itemKey }) => [itemKey, digest([scope.salt, 'order', scope.userId, itemKey])]))
  return items.toSorted((a, b) => Buffer.compare(rank.get(a.itemKey) as Buffer, rank.get(b.itemKey) as Buffer))
}
