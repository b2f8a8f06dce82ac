import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'

/** Up to so many rows are all drawn: the browser finds words in them, and prints them. */
const mostDrawn = 200
/** Rows drawn above and below those in sight. */
const overscan = 12

interface ShownRow {
  /** Among all rows, from 0. */
  readonly place: number
  /** Height of the rows that are left out before this one, in CSS pixels. */
  readonly gapBefore: number
}

interface RowWindow {
  /** Whether rows are left out. */
  readonly isPartial: boolean
  /** The rows to draw, in order. */
  readonly rows: readonly ShownRow[]
  /** Height of what is left out after the last row, in CSS pixels. */
  readonly gapAfter: number
  /** The ref of each row, which bears its place as `data-index`. */
  readonly measure: (row: HTMLElement | null) => void
}

/** The row that has the focus stays drawn, wherever one scrolls: the focus would be lost with it. */
function placesWithFocus(range: Range, frame: HTMLElement | null): number[] {
  const places = defaultRangeExtractor(range)
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  const focused = row && frame?.contains(row) ? Number(row.dataset['index']) : null
  if (focused === null || focused >= range.count || places.includes(focused)) return places
  return [...places, focused].toSorted((a, b) => a - b)
}

interface RowWindowOptions {
  readonly count: number
  /** The element that scrolls. */
  readonly frame: HTMLElement | null
  /** Usual height of a row, in CSS pixels; each drawn row is measured. */
  readonly rowHeight: number
}

/** Which rows of a long table are drawn: those in sight and some around them. */
export function useRowWindow({ count, frame, rowHeight }: RowWindowOptions): RowWindow {
  const isPartial = count > mostDrawn
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const virtualizer = useVirtualizer({
    count,
    enabled: isPartial,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor: (range) => placesWithFocus(range, frame),
  })
  if (!isPartial) {
    const rows = Array.from({ length: count }, (_, place) => ({ place, gapBefore: 0 }))
    return { isPartial, rows, gapAfter: 0, measure: virtualizer.measureElement }
  }
  const drawn = virtualizer.getVirtualItems()
  return {
    isPartial,
    rows: drawn.map((row, position) => ({
      place: row.index,
      gapBefore: row.start - (drawn[position - 1]?.end ?? 0),
    })),
    gapAfter: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  }
}
