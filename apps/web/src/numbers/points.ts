import { locale } from './locale.ts'

/** Points as people read them: `1,250`, `2.5`; two decimals at most. */
export function formatPoints(points: number): string {
  return points.toLocaleString(locale, { maximumFractionDigits: 2 })
}

/** `1 point`, `2.5 points` */
export function nameOfPoints(points: number): string {
  return points === 1 ? '1 point' : `${formatPoints(points)} points`
}
