import { diffSequences } from '@isomorph/rich-text'

/** A part of a sequence that is settled, or on which two people wrote different things. */
export type Chunk<T> =
  | { readonly kind: 'settled'; readonly items: readonly T[] }
  | {
      readonly kind: 'overlap'
      readonly base: readonly T[]
      readonly mine: readonly T[]
      readonly theirs: readonly T[]
    }

/** For each item of the base, where it stands in the other sequence; -1 where it is gone. */
function placesIn<T>(base: readonly T[], other: readonly T[], keyOf: (item: T) => string): readonly number[] {
  const places: number[] = []
  let at = 0
  for (const { kind } of diffSequences(base, other, keyOf)) {
    if (kind === 'same') places.push(at)
    if (kind === 'removed') places.push(-1)
    if (kind !== 'removed') at += 1
  }
  return places
}

interface Gap<T> {
  readonly base: readonly T[]
  readonly mine: readonly T[]
  readonly theirs: readonly T[]
}

function settleGap<T>({ base, mine, theirs }: Gap<T>, keyOf: (item: T) => string): Chunk<T> | undefined {
  const areSame = (one: readonly T[], other: readonly T[]): boolean =>
    one.length === other.length && one.every((item, index) => keyOf(item) === keyOf(other[index] as T))
  if (base.length + mine.length + theirs.length === 0) return undefined
  if (areSame(mine, base)) return { kind: 'settled', items: theirs }
  if (areSame(theirs, base) || areSame(mine, theirs)) return { kind: 'settled', items: mine }
  return { kind: 'overlap', base, mine, theirs }
}

/** Merges what two people made of one sequence: only where both changed the same place is there an overlap. */
export function mergeSequences<T>({ base, mine, theirs }: Gap<T>, keyOf: (item: T) => string): readonly Chunk<T>[] {
  const [inMine, inTheirs] = [placesIn(base, mine, keyOf), placesIn(base, theirs, keyOf)]
  const chunks: Chunk<T>[] = []
  let last = { base: 0, mine: 0, theirs: 0 }
  const close = (to: typeof last): void => {
    const gap = {
      base: base.slice(last.base, to.base),
      mine: mine.slice(last.mine, to.mine),
      theirs: theirs.slice(last.theirs, to.theirs),
    }
    const chunk = settleGap(gap, keyOf)
    if (chunk !== undefined) chunks.push(chunk)
  }
  for (const [index, item] of base.entries()) {
    const [own, other] = [inMine[index] ?? -1, inTheirs[index] ?? -1]
    if (own < 0 || other < 0) continue
    close({ base: index, mine: own, theirs: other })
    chunks.push({ kind: 'settled', items: [item] })
    last = { base: index + 1, mine: own + 1, theirs: other + 1 }
  }
  close({ base: base.length, mine: mine.length, theirs: theirs.length })
  return chunks
}
