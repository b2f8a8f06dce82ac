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

const fewestDigits = 3
const mostDigits = 17

function rounded(value: number, digits: number): string {
  return String(Number(value.toPrecision(digits))).replace(/^-/, '−')
}

/** A bound that is 0 but for the error of its sum. */
function nearZero(bound: number, width: number): number {
  return Math.abs(bound) < width / 1e9 ? 0 : bound
}

/** Numbers in as few digits as tell each from the next. */
function shortly(numbers: readonly number[]): readonly string[] {
  for (let digits = fewestDigits; digits < mostDigits; digits++) {
    const texts = numbers.map((each) => rounded(each, digits))
    if (texts.every((text, index) => text !== texts[index + 1])) return texts
  }
  return numbers.map((each) => rounded(each, mostDigits))
}

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
  const shown = shortly(Array.from({ length: ranges + 1 }, (_, bound) => nearZero(least + bound * width, width)))
  return counts.map((count, bar) => ({
    label: `${shown[bar]} … ${shown[bar + 1]}`,
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
