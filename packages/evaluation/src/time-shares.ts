/** How much working time each owner has left; it comes back with time. */
export interface TimeShares {
  readonly hasTime: (owner: string) => boolean
  readonly use: (owner: string, milliseconds: number) => void
}

interface Share {
  readonly left: number
  readonly at: number
}

const maximumOwners = 10_000

/** Every owner may use `milliseconds` at once and the same again over each `perMilliseconds`. */
export function createTimeShares(
  milliseconds: number,
  perMilliseconds: number,
  now: () => number = () => performance.now(),
): TimeShares {
  // Whoever used theirs longest ago stands first, and has most of it back.
  const shares = new Map<string, Share>()
  function leftOf(owner: string): number {
    const share = shares.get(owner)
    if (share === undefined) return milliseconds
    return Math.min(milliseconds, share.left + ((now() - share.at) * milliseconds) / perMilliseconds)
  }
  return {
    hasTime: (owner) => leftOf(owner) > 0,
    use(owner, used) {
      const left = leftOf(owner) - used
      shares.delete(owner)
      shares.set(owner, { left, at: now() })
      const oldest = shares.size > maximumOwners ? shares.keys().next().value : undefined
      if (oldest !== undefined) shares.delete(oldest)
    },
  }
}
