import { LRUCache } from 'lru-cache'

/**
 * A cache that takes its room when it is first used. Room for 50,000 entries takes eight milliseconds and about 2 MB; each API
 * has several such caches, which many never use.
 */
export function cacheOnDemand<K extends string | number, V extends object | number>(
  options: LRUCache.Options<K, V, unknown>,
): () => LRUCache<K, V> {
  let cache: LRUCache<K, V> | undefined
  return () => (cache ??= new LRUCache(options))
}
