/** A cache of limited size: at most so many entries, at most so large together, each for at most so long. The oldest go first. */
export interface BoundedCache<K, V> {
  get: (key: K) => V | undefined
  set: (key: K, value: V) => void
  delete: (key: K) => void
  clear: () => void
}

interface BoundedCacheOptions<V> {
  readonly maximumEntries: number
  /** How large all values together may be, as `sizeOf` measures them. */
  readonly maximumSize?: number
  readonly sizeOf?: (value: V) => number
  /** Absent: for ever, for what cannot change. 0: nothing is cached. */
  readonly milliseconds?: number
  readonly now?: () => number
}

export function createBoundedCache<K, V>(options: BoundedCacheOptions<V>): BoundedCache<K, V> {
  const { maximumEntries, maximumSize = Number.POSITIVE_INFINITY, sizeOf = () => 0 } = options
  const { milliseconds = Number.POSITIVE_INFINITY, now = () => performance.now() } = options
  const entries = new Map<K, { value: V; until: number }>()
  let size = 0

  function remove(key: K): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    size -= sizeOf(entry.value)
  }

  function makeRoom(): void {
    for (const key of entries.keys()) {
      if (entries.size <= maximumEntries && size <= maximumSize) return
      remove(key)
    }
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (milliseconds === Number.POSITIVE_INFINITY || entry.until > now()) return entry.value
      remove(key)
      return undefined
    },
    set(key, value) {
      if (milliseconds <= 0) return
      remove(key)
      entries.set(key, { value, until: now() + milliseconds })
      size += sizeOf(value)
      makeRoom()
    },
    delete: remove,
    clear: () => {
      entries.clear()
      size = 0
    },
  }
}
