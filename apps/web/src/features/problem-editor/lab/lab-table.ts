import { formatCount } from '../../../numbers/counts.ts'
import { withMinusSigns } from '../../../numbers/minus-signs.ts'
import { t } from '@isomorph/messages'
import {
  addVariants,
  maximumExcludedVariants,
  maximumPinnedVariants,
  type ChosenVariant,
  type HistogramBar,
  type ProblemContent,
  type VariantRow,
} from '@isomorph/problem'

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

function textOf(row: VariantRow, column: Column): string {
  if (column === 'seed') return String(row.seed)
  if (column === 'spread') return row.spread.toFixed(1)
  if (column === 'issues') return String(row.issues.length)
  const [kind, ...name] = column.split(' ')
  return (kind === 'value' ? row.values : row.answers)[name.join(' ')] ?? '–'
}

/** What stands in a cell of the table. */
export function cellOf(row: VariantRow, column: Column): string {
  return withMinusSigns(textOf(row, column))
}

/** What a column is sorted and filtered by, where it has numbers. */
function numberOf(row: VariantRow, column: Column): number | undefined {
  const number = column.startsWith('value ')
    ? row.numbers[column.slice(6)]
    : Number(textOf(row, column).replace(',', '.'))
  return number === undefined || Number.isNaN(number) ? undefined : number
}

function isIn(row: VariantRow, { column, bar }: NonNullable<Filter['bar']>): boolean {
  if (bar.from === undefined || bar.to === undefined) return textOf(row, column) === bar.label
  const number = numberOf(row, column)
  return number !== undefined && number >= bar.from && (number < bar.to || (bar.isLast === true && number <= bar.to))
}

function compareBy(column: Column): (one: VariantRow, other: VariantRow) => number {
  return (one, other) => {
    const [first, second] = [numberOf(one, column), numberOf(other, column)]
    if (first !== undefined && second !== undefined) return first - second
    if (first !== undefined || second !== undefined) return first === undefined ? 1 : -1
    return textOf(one, column).localeCompare(textOf(other, column))
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

/** Why the ticked variants cannot be excluded or pinned; nothing where they can. */
export function refusalOf(
  act: 'exclude' | 'pin',
  { excludedVariants = [], pinnedVariants = [] }: ProblemContent,
  ticked: readonly ChosenVariant[],
): string | undefined {
  if (act === 'pin' && addVariants(pinnedVariants, ticked).length > maximumPinnedVariants)
    return t('variant-lab.refusal.pin', { most: formatCount(maximumPinnedVariants) })
  const count = addVariants<ChosenVariant>(excludedVariants, ticked).length
  if (act === 'exclude' && count > maximumExcludedVariants)
    return t('variant-lab.refusal.exclude', { most: formatCount(maximumExcludedVariants) })
  return undefined
}
