/** A small memory: at most so many entries, each for at most so long. The oldest go first. */
export interface BoundedCache<K, V> {
  get: (key: K) => V | undefined
  set: (key: K, value: V) => void
  delete: (key: K) => void
  clear: () => void
}

interface BoundedCacheOptions {
  readonly maximumEntries: number
  /** Absent: for ever, for what cannot change. 0: nothing is kept. */
  readonly milliseconds?: number
  readonly now?: () => number
}

export function createBoundedCache<K, V>(options: BoundedCacheOptions): BoundedCache<K, V> {
  const { maximumEntries, milliseconds = Number.POSITIVE_INFINITY, now = () => performance.now() } = options
  const entries = new Map<K, { value: V; until: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until > now()) return entry.value
      entries.delete(key)
      return undefined
    },
    set(key, value) {
      if (milliseconds <= 0) return
      entries.delete(key)
      entries.set(key, { value, until: now() + milliseconds })
      if (entries.size <= maximumEntries) return
      const oldest = entries.keys().next()
      if (!oldest.done) entries.delete(oldest.value)
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
