import type { StatisticsEstimate } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { activeTag } from '@isomorph/messages/language'

/** A number with fixed decimals and a true minus sign; what rounds to zero has none. */
export function decimals(value: number, digits = 2): string {
  const rounded = Number(value.toFixed(digits)) || 0
  return rounded
    .toLocaleString(activeTag(), { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false })
    .replace('-', '−')
}

/** `0.41 (0.20 to 0.58)`: a figure with its 95 % interval. */
export function figureWords({ value, low, high }: StatisticsEstimate, digits = 2): string {
  return t('shared.estimate', {
    value: decimals(value, digits),
    low: decimals(low, digits),
    high: decimals(high, digits),
  })
}
