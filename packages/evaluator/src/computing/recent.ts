const SLOTS = 4

/**
 * Keeps what was worked out for the last few things that were asked for. A weak map of everything ever asked for costs the
 * collector more than the work that it saves: an answer is met once and a key a few times, shortly after each other.
 *
 * @example
 * const recent = createRecent<Tree, Expression>()
 * recent(tree, meaningOf) // works it out
 * recent(tree, meaningOf) // has it at hand
 */
export function createRecent<K extends object, V>(): (key: K, work: (key: K) => V) => V {
  const keys: (K | undefined)[] = Array.from({ length: SLOTS }, () => undefined)
  const values: (V | undefined)[] = Array.from({ length: SLOTS }, () => undefined)
  let next = 0
  return (key, work) => {
    for (let at = 0; at < SLOTS; at += 1) if (keys[at] === key) return values[at] as V
    const value = work(key)
    keys[next] = key
    values[next] = value
    next = (next + 1) % SLOTS
    return value
  }
}
