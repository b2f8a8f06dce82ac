import { meanOf } from './moments.ts'

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
  const order = totals.map((_, index) => index).toSorted((a, b) => (totals[a] as number) - (totals[b] as number))
  const groups: number[][] = Array.from({ length: 5 }, () => [])
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && totals[order[to] as number] === totals[order[from] as number]) to++
    const middle = (from + to) / 2 / order.length
    const group = groups[Math.min(4, Math.floor(middle * 5))] as number[]
    for (const index of order.slice(from, to)) group.push(shares[index] as number)
    from = to
  }
  return groups.map((group) => ({ n: group.length, mean: group.length === 0 ? null : meanOf(group) }))
}
