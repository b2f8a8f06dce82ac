/** A percent as it is shown: two decimals at most. */
export function shownPercent(percent: number): number {
  return Math.round(percent * 100) / 100
}
