import { diffSequences } from '@isomorph/rich-text'

/** A part of a sequence that is settled, or on which two people wrote different things. */
type Chunk<T> =
  | { readonly kind: 'settled'; readonly items: readonly T[] }
  | ({ readonly kind: 'overlap' } & Three<readonly T[]>)

/** Whose version of something goes on. */
export type Side = 'mine' | 'theirs'

/** The common beginning, and what two people made of it. */
export interface Three<T> {
  readonly base: T
  readonly mine: T
  readonly theirs: T
}

/** What one side made of `base.slice(from, to)`. */
interface Hunk<T> {
  readonly side: Side
  readonly from: number
  readonly to: number
  readonly items: readonly T[]
}

/** As many lines as before are the same lines rewritten, each by itself. */
function splitHunk<T>({ side, from, to, items }: Hunk<T>): readonly Hunk<T>[] {
  if (items.length !== to - from) return [{ side, from, to, items }]
  return items.map((item, index) => ({ side, from: from + index, to: from + index + 1, items: [item] }))
}

/** Where a side differs from the base, from the beginning to the end. */
function hunksOf<T>(side: Side, base: readonly T[], own: readonly T[], keyOf: (item: T) => string): readonly Hunk<T>[] {
  const hunks: Hunk<T>[] = []
  let at = 0
  let open: { from: number; to: number; items: T[] } | undefined
  const close = (): void => {
    if (open !== undefined) hunks.push(...splitHunk({ side, ...open }))
    open = undefined
  }
  for (const { kind, item } of diffSequences(base, own, keyOf)) {
    if (kind === 'same') close()
    else {
      open ??= { from: at, to: at, items: [] }
      if (kind === 'added') open.items.push(item)
      else open.to += 1
    }
    if (kind !== 'added') at += 1
  }
  close()
  return hunks
}

/** The base between two places as one side has it. */
function asSideHas<T>(
  base: readonly T[],
  hunks: readonly Hunk<T>[],
  side: Side,
  { from, to }: Pick<Hunk<T>, 'from' | 'to'>,
): readonly T[] {
  const items: T[] = []
  let at = from
  for (const hunk of hunks) {
    if (hunk.side !== side) continue
    items.push(...base.slice(at, hunk.from), ...hunk.items)
    at = hunk.to
  }
  return [...items, ...base.slice(at, to)]
}

/** Hunks whose places overlap, and what they span. */
interface Group<T> {
  readonly hunks: Hunk<T>[]
  readonly from: number
  to: number
}

/** Touching is no overlap: what one inserts behind a line does not meet what the other makes of that line. */
function groupsOf<T>(hunks: readonly Hunk<T>[]): readonly Group<T>[] {
  const groups: Group<T>[] = []
  for (const hunk of hunks) {
    const last = groups.at(-1)
    if (last !== undefined && hunk.from < last.to) {
      last.hunks.push(hunk)
      last.to = Math.max(last.to, hunk.to)
    } else groups.push({ hunks: [hunk], from: hunk.from, to: hunk.to })
  }
  return groups
}

/** Merges what two people made of one sequence: only where both changed the same place is there an overlap. */
export function mergeSequences<T>(
  { base, mine, theirs }: Three<readonly T[]>,
  keyOf: (item: T) => string,
): readonly Chunk<T>[] {
  const areSame = (one: readonly T[], other: readonly T[]): boolean =>
    one.length === other.length && one.every((item, index) => keyOf(item) === keyOf(other[index] as T))
  const own = hunksOf('mine', base, mine, keyOf)
  // What both did alike is done once.
  const other = hunksOf('theirs', base, theirs, keyOf).filter(
    (hunk) => !own.some(({ from, to, items }) => from === hunk.from && to === hunk.to && areSame(items, hunk.items)),
  )
  // What both insert at one place is kept, theirs first: it was saved first.
  const hunks = [...other, ...own].sort((one, next) => one.from - next.from || one.to - next.to)
  const chunks: Chunk<T>[] = []
  let at = 0
  for (const group of groupsOf(hunks)) {
    if (group.from > at) chunks.push({ kind: 'settled', items: base.slice(at, group.from) })
    const [first] = group.hunks
    const isOfOne = group.hunks.every(({ side }) => side === first?.side)
    const [ours, others] = (['mine', 'theirs'] as const).map((side) => asSideHas(base, group.hunks, side, group))
    if (isOfOne && first !== undefined)
      chunks.push({ kind: 'settled', items: (first.side === 'mine' ? ours : others) ?? [] })
    else
      chunks.push({ kind: 'overlap', base: base.slice(group.from, group.to), mine: ours ?? [], theirs: others ?? [] })
    at = group.to
  }
  if (at < base.length) chunks.push({ kind: 'settled', items: base.slice(at) })
  return chunks
}
