import { t } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'

// Made once for each language: that takes longer than all that it writes on a page.
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(tag: string): Intl.NumberFormat {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  formats.set(tag, format)
  return format
}

/** Points as people read them: `1,250`, `2.5`; two decimals at most. */
export function formatPoints(points: number): string {
  return formatOf(activeTag()).format(points)
}

/** `1 point`, `2.5 points` */
export function nameOfPoints(points: number): string {
  return t('shell.points', { count: points, points: formatPoints(points) })
}
