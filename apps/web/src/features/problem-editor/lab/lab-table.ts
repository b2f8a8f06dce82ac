import { formatCount } from '../../../numbers/counts.ts'
import { t } from '@isomorph/messages'
import type { ChosenVariant, ExcludedVariant, HistogramBar, ProblemContent, VariantRow } from '@isomorph/problem'
import { mostExcludedVariants, mostPinnedVariants } from '@isomorph/problem'
import type { ContentChange } from '../draft/content-changes.ts'

/** A column of the table: `value a`, `answer 1:0`. */
export type Column = 'seed' | 'spread' | 'issues' | `value ${string}` | `answer ${string}`

export interface Sorting {
  readonly column: Column
  readonly isDescending: boolean
}

/** Which variants the table shows. */
export interface Filter {
  /** Position of an issue. */
  readonly issue?: number
  readonly bar?: { readonly column: Column; readonly bar: HistogramBar }
}

export function cellOf(row: VariantRow, column: Column): string {
  if (column === 'seed') return String(row.seed)
  if (column === 'spread') return row.spread.toFixed(1)
  if (column === 'issues') return String(row.issues.length)
  const [kind, ...name] = column.split(' ')
  return (kind === 'value' ? row.values : row.answers)[name.join(' ')] ?? '–'
}

/** What a column is sorted and filtered by, where it has numbers. */
function numberOf(row: VariantRow, column: Column): number | undefined {
  const number = column.startsWith('value ')
    ? row.numbers[column.slice(6)]
    : Number(cellOf(row, column).replace(',', '.'))
  return number === undefined || Number.isNaN(number) ? undefined : number
}

function isIn(row: VariantRow, { column, bar }: NonNullable<Filter['bar']>): boolean {
  if (bar.from === undefined || bar.to === undefined) return cellOf(row, column) === bar.label
  const number = numberOf(row, column)
  return number !== undefined && number >= bar.from && (number < bar.to || (bar.isLast === true && number <= bar.to))
}

function compareBy(column: Column): (one: VariantRow, other: VariantRow) => number {
  return (one, other) => {
    const [first, second] = [numberOf(one, column), numberOf(other, column)]
    if (first !== undefined && second !== undefined) return first - second
    if (first !== undefined || second !== undefined) return first === undefined ? 1 : -1
    return cellOf(one, column).localeCompare(cellOf(other, column))
  }
}

/** The rows of the table: filtered, in order. */
export function shownRows(rows: readonly VariantRow[], filter: Filter, sorting: Sorting): readonly VariantRow[] {
  const { issue, bar } = filter
  const kept = rows.filter(
    (row) => (issue === undefined || row.issues.includes(issue)) && (bar === undefined || isIn(row, bar)),
  )
  const sorted = kept.toSorted(compareBy(sorting.column))
  return sorting.isDescending ? sorted.reverse() : sorted
}

function keyOf({ drawn }: ChosenVariant): string {
  return JSON.stringify(Object.entries(drawn).toSorted(([one], [other]) => Number(one) - Number(other)))
}

function adding<T extends ChosenVariant>(before: readonly T[], added: readonly T[]): readonly T[] {
  const known = new Set(before.map(keyOf))
  return [...before, ...added.filter((each) => !known.has(keyOf(each)))]
}

function without<T extends ChosenVariant>(before: readonly T[], removed: readonly ChosenVariant[]): readonly T[] {
  const gone = new Set(removed.map(keyOf))
  return before.filter((each) => !gone.has(keyOf(each)))
}

/** A list that is not there where nothing is in it, as content without a choice is stored. */
function withLists(
  content: ProblemContent,
  excluded: readonly ExcludedVariant[],
  pinned: readonly ChosenVariant[],
): ProblemContent {
  const { excludedVariants: _, pinnedVariants: __, drawsPinnedOnly, ...rest } = content
  return {
    ...rest,
    ...(excluded.length === 0 ? {} : { excludedVariants: excluded }),
    ...(pinned.length === 0 ? {} : { pinnedVariants: pinned }),
    ...(drawsPinnedOnly === true && pinned.length > 0 ? { drawsPinnedOnly } : {}),
  }
}

/** Nobody gets these variants any more; those of them that were pinned are not pinned either. */
export function excludeVariants(variants: readonly ChosenVariant[], reason: string): ContentChange {
  return (content) => {
    const { excludedVariants = [], pinnedVariants = [] } = content
    const added = variants.map(({ drawn }) => ({ drawn, reason }))
    return withLists(content, adding(excludedVariants, added), without(pinnedVariants, variants))
  }
}

export function includeVariants(variants: readonly ChosenVariant[]): ContentChange {
  return (content) =>
    withLists(content, without(content.excludedVariants ?? [], variants), content.pinnedVariants ?? [])
}

export function pinVariants(variants: readonly ChosenVariant[]): ContentChange {
  return (content) => {
    const added = variants.map(({ drawn }) => ({ drawn }))
    return withLists(content, content.excludedVariants ?? [], adding(content.pinnedVariants ?? [], added))
  }
}

export function unpinVariants(variants: readonly ChosenVariant[]): ContentChange {
  return (content) =>
    withLists(content, content.excludedVariants ?? [], without(content.pinnedVariants ?? [], variants))
}

export function setDrawsPinnedOnly(isOnly: boolean): ContentChange {
  return (content) => {
    const { drawsPinnedOnly: _, ...rest } = content
    return { ...rest, ...(isOnly ? { drawsPinnedOnly: true } : {}) }
  }
}

/** Whether a variant is in a list. */
export function isAmong(variants: readonly ChosenVariant[] = []): (variant: ChosenVariant) => boolean {
  const keys = new Set(variants.map(keyOf))
  return (variant) => keys.has(keyOf(variant))
}

/** Why the ticked variants cannot be excluded or pinned; nothing where they can. */
export function refusalOf(
  act: 'exclude' | 'pin',
  { excludedVariants = [], pinnedVariants = [] }: ProblemContent,
  ticked: readonly ChosenVariant[],
): string | undefined {
  if (act === 'pin' && adding(pinnedVariants, ticked).length > mostPinnedVariants)
    return t('variant-lab.refusal.pin', { most: formatCount(mostPinnedVariants) })
  const count = adding<ChosenVariant>(excludedVariants, ticked).length
  if (act === 'exclude' && count > mostExcludedVariants)
    return t('variant-lab.refusal.exclude', { most: formatCount(mostExcludedVariants) })
  return undefined
}
