import { locale } from '@isomorph/contract'

// Made once: that takes longer than all that it writes on a page.
const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })

/** Points as people read them: `1,250`, `2.5`; two decimals at most. */
export function formatPoints(points: number): string {
  return format.format(points)
}

/** `1 point`, `2.5 points` */
export function nameOfPoints(points: number): string {
  return points === 1 ? '1 point' : `${formatPoints(points)} points`
}
