/** Which typed items go with which items of a key, when order does not count. */

/**
 * The largest number of pairs in which every key item has a typed item of its own that fits it (Kuhn's augmenting paths).
 * Greedy pairing would call `[1.04; 1]` wrong for the key `[1; 1.05]` with a tolerance that lets 1.04 fit both.
 */
export function largestMatching(
  count: number,
  fits: (key: number, typed: number) => boolean,
  typedCount = count,
): number {
  const keyOfTyped = new Map<number, number>()
  const assign = (key: number, tried: Set<number>): boolean => {
    for (let typed = 0; typed < typedCount; typed += 1) {
      if (tried.has(typed) || !fits(key, typed)) continue
      tried.add(typed)
      const holder = keyOfTyped.get(typed)
      if (holder === undefined || assign(holder, tried)) {
        keyOfTyped.set(typed, key)
        return true
      }
    }
    return false
  }
  let pairs = 0
  for (let key = 0; key < count; key += 1) if (assign(key, new Set())) pairs += 1
  return pairs
}
