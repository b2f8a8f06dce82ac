/**
 * Adjusted p values: who rejects those at most q is wrong in a share of at most q of the rejections, on average (Benjamini and
 * Hochberg, Journal of the Royal Statistical Society B 57 (1995) 289).
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).toSorted((a, b) => (pValues[b] as number) - (pValues[a] as number))
  const adjusted = Array.from({ length: pValues.length }, () => 1)
  let lowest = 1
  for (const [place, index] of order.entries()) {
    const rank = pValues.length - place
    lowest = Math.min(lowest, ((pValues[index] as number) * pValues.length) / rank)
    adjusted[index] = lowest
  }
  return adjusted
}
