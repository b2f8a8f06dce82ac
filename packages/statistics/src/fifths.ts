export interface Fifth {
  readonly n: number
  /** Null where nobody is in it. */
  readonly mean: number | null
}

/**
 * The mean share in each fifth of the learners, from the lowest totals to the highest (Kelley, Journal of Educational Psychology 30
 * (1939) 17 compares such groups). Learners with equal totals stay together: the order of a list decides nothing.
 */
export function fifthsOf(shares: readonly number[], totals: readonly number[]): Fifth[] {
  const byTotal = new Map<number, { n: number; sum: number }>()
  for (const [index, total] of totals.entries()) {
    const known = byTotal.get(total)
    const share = shares[index] as number
    if (known) {
      known.n += 1
      known.sum += share
    } else byTotal.set(total, { n: 1, sum: share })
  }
  const fifths = Array.from({ length: 5 }, () => ({ n: 0, sum: 0 }))
  let below = 0
  for (const total of Float64Array.from(byTotal.keys()).sort()) {
    const { n, sum } = byTotal.get(total) as { n: number; sum: number }
    const fifth = fifths[Math.min(4, Math.floor(((below + n / 2) / totals.length) * 5))] as { n: number; sum: number }
    fifth.n += n
    fifth.sum += sum
    below += n
  }
  return fifths.map(({ n, sum }) => ({ n, mean: n === 0 ? null : sum / n }))
}
