import type { StatisticsEstimate } from '@isomorph/contract'

/** A number with fixed decimals and a true minus sign; what rounds to zero has none. */
export function decimals(value: number, digits = 2): string {
  const text = value.toFixed(digits)
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−')
}

/** `0.41 (0.20 to 0.58)`: a figure with its 95 % interval. */
export function figureWords({ value, low, high }: StatisticsEstimate, digits = 2): string {
  return `${decimals(value, digits)} (${decimals(low, digits)} to ${decimals(high, digits)})`
}
