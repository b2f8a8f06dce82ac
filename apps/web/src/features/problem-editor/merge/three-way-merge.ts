import type { BlockNode, RichText } from '@isomorph/rich-text'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import { speltContent } from '../../../entities/problem/content-differences.ts'
import { mergeSequences, type Side, type Three } from './merge-sequences.ts'

/** Something that a side has changed since the base and the other side has not changed in the same way. */
interface Changed {
  readonly id: string
  /** `Question 2` */
  readonly name: string
  readonly changedBy: Side | 'both'
}

/** A change with a sentence for what each side did. */
export interface ToldChange extends Changed {
  readonly mine: string
  readonly theirs: string
}

/** A passage of a text that both sides changed, as it was and as each side has it. */
type PassageChange = Changed & Three<RichText>

export type Change = ToldChange | PassageChange

/** What changed, and the merged value once it is decided whose version of each change goes into it. */
export interface Merge<T, C extends Change = Change> {
  readonly changes: readonly C[]
  readonly settle: (sideOf: (change: C) => Side) => T
}

/** Who has changed a value since the base; nobody also where both changed it in the same way. */
function changedBy({ base, mine, theirs }: Three<unknown>): Changed['changedBy'] | undefined {
  if (areAlike(mine, theirs)) return undefined
  if (areAlike(mine, base)) return 'theirs'
  return areAlike(theirs, base) ? 'mine' : 'both'
}

/** Merges a value as a whole. */
export function mergeValue<T>(values: Three<T>, describe: () => Omit<ToldChange, 'changedBy'>): Merge<T, ToldChange> {
  const side = changedBy(values)
  if (side === undefined) return { changes: [], settle: () => values.mine }
  const change = { ...describe(), changedBy: side }
  return { changes: [change], settle: (sideOf) => values[sideOf(change)] }
}

function passage(content: readonly BlockNode[]): RichText {
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content }
}

/** Merges a text paragraph by paragraph; its changes are only the passages that both changed. */
export function mergeText(
  { base, mine, theirs }: Three<RichText>,
  id: string,
  name: string,
): Merge<RichText, PassageChange> {
  const chunks = mergeSequences(
    { base: base.content, mine: mine.content, theirs: theirs.content },
    (block) => speltContent(block) ?? '',
  ).map((chunk, index) => {
    if (chunk.kind === 'settled') return chunk
    const passages = { base: passage(chunk.base), mine: passage(chunk.mine), theirs: passage(chunk.theirs) }
    return { ...chunk, change: { id: `${id}:${index}`, name, changedBy: 'both' as const, ...passages } }
  })
  return {
    changes: chunks.flatMap((chunk) => (chunk.kind === 'overlap' ? [chunk.change] : [])),
    settle: (sideOf) =>
      passage(chunks.flatMap((chunk) => (chunk.kind === 'settled' ? chunk.items : chunk[sideOf(chunk.change)]))),
  }
}

/** How the items of a list are told apart and described. */
interface ListItems<T> {
  readonly kind: string
  readonly keyOf: (item: T) => number
  readonly nameOf: (key: number, item: T | undefined) => string
  readonly tell: (key: number, before: T | undefined, after: T | undefined) => string
}

export interface ListOptions {
  /** Versions in the order in which they list and number what changed. */
  readonly listing: readonly (keyof Three<unknown>)[]
  /** The order of the merged list: always mine, or theirs where only they moved something. */
  readonly order: 'mine' | 'merged'
}

/** Merges a list item by item. */
export function mergeList<T>(
  lists: Three<readonly T[]>,
  { kind, keyOf, nameOf, tell }: ListItems<T>,
  { listing, order }: ListOptions,
): Merge<readonly T[], ToldChange> {
  const find = (list: readonly T[], key: number): T | undefined => list.find((each) => keyOf(each) === key)
  const keys = [...new Set(listing.flatMap((version) => lists[version].map(keyOf)))]
  const merged = new Map(
    keys.map((key): [number, Merge<T | undefined, ToldChange>] => {
      const items = { base: find(lists.base, key), mine: find(lists.mine, key), theirs: find(lists.theirs, key) }
      const merge = mergeValue(items, () => ({
        id: `${kind}:${key}`,
        name: nameOf(key, items.mine ?? items.theirs),
        mine: tell(key, items.base, items.mine),
        theirs: tell(key, items.base, items.theirs),
      }))
      return [key, merge]
    }),
  )
  const keyLists = { base: lists.base.map(keyOf), mine: lists.mine.map(keyOf), theirs: lists.theirs.map(keyOf) }
  const mergedKeys = order === 'mine' ? insertMissing(keyLists.mine, keyLists.theirs) : mergedOrder(keyLists)
  return {
    changes: [...merged.values()].flatMap(({ changes }) => changes),
    settle: (sideOf) => mergedKeys.flatMap((key) => merged.get(key)?.settle(sideOf) ?? []),
  }
}

/** My order where I moved something, else theirs. What both add at one place is kept, theirs first: it was saved first. */
function mergedOrder({ base, mine, theirs }: Three<readonly number[]>): readonly number[] {
  const kept = mine.filter((key) => base.includes(key))
  const isMovedByMe = base.filter((key) => mine.includes(key)).some((key, index) => key !== kept[index])
  return isMovedByMe ? insertMissing(mine, theirs) : insertMissing(theirs, mine, base)
}

/** The list with what only the other list has, behind what stands before it there; with a base, also behind what the list has added there. */
function insertMissing(
  list: readonly number[],
  other: readonly number[],
  base: readonly number[] = list,
): readonly number[] {
  const added = new Set(list.filter((key) => !base.includes(key) && !other.includes(key)))
  const order = [...list]
  for (const [index, key] of other.entries()) {
    if (order.includes(key)) continue
    const before = other.slice(0, index).findLast((each) => order.includes(each))
    let place = before === undefined ? 0 : order.indexOf(before) + 1
    while (added.has(order[place] ?? Number.NaN)) place += 1
    order.splice(place, 0, key)
  }
  return order
}
