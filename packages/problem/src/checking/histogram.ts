/** Distributions for "Check all variants". */

/** One bar: a value, or a range from `from` (included) to `to`. */
export interface HistogramBar {
  readonly label: string
  readonly count: number
  /** The range, where it is one; the last one includes its end. */
  readonly from?: number
  readonly to?: number
  readonly isLast?: boolean
}

/** How the values of one variable or key are spread over the variants. */
export interface Distribution {
  /** How many different values there are. */
  readonly distinct: number
  /** Smallest and largest, as shown; for texts the first and last in alphabetical order. */
  readonly least: string
  readonly most: string
  readonly bars: readonly HistogramBar[]
}

/** A value with the text it is shown as; texts are ordered by their letters. */
export interface Observed {
  readonly value: number | string
  readonly shown: string
}

const maximumSingleBars = 12
const ranges = 10

const shortly = (value: number): string => String(Number(value.toPrecision(3)))

function byValue(a: Observed, b: Observed): number {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value
  return a.shown < b.shown ? -1 : a.shown > b.shown ? 1 : 0
}

function rangeBars(values: readonly number[]): readonly HistogramBar[] {
  const least = values[0] ?? 0
  const most = values.at(-1) ?? 0
  const width = (most - least) / ranges || 1
  const counts = Array.from({ length: ranges }, () => 0)
  for (const value of values) {
    const bar = Math.min(ranges - 1, Math.max(0, Math.floor((value - least) / width)))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts.map((count, bar) => ({
    label: `${shortly(least + bar * width)} … ${shortly(least + (bar + 1) * width)}`,
    count,
    from: least + bar * width,
    to: bar === ranges - 1 ? most : least + (bar + 1) * width,
    ...(bar === ranges - 1 ? { isLast: true } : {}),
  }))
}

/** A bar for each value where there are few, else ranges of equal width. */
export function distributionOf(observed: readonly Observed[]): Distribution {
  const sorted = [...observed].sort(byValue)
  const single = new Map<string, number>()
  for (const { shown } of sorted) single.set(shown, (single.get(shown) ?? 0) + 1)
  const numbers = sorted.flatMap(({ value }) => (typeof value === 'number' && Number.isFinite(value) ? [value] : []))
  const isFew = single.size <= maximumSingleBars || numbers.length < sorted.length
  const bars = isFew
    ? [...single].slice(0, maximumSingleBars).map(([label, count]) => ({ label, count }))
    : rangeBars(numbers)
  return { distinct: single.size, least: sorted[0]?.shown ?? '', most: sorted.at(-1)?.shown ?? '', bars }
}
