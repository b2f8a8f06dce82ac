import { expect, it } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

it('lets the oldest go when there are too many', () => {
  const cache = createBoundedCache<string, number>({ maximumEntries: 2 })
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) cache.set(key, index)
  expect(['a', 'b', 'c'].map(cache.get)).toEqual([2, undefined, 3])
})

it('lets the oldest go when all together are too large, and counts what has gone no more', () => {
  const sizeOf = (text: string): number => text.length
  const cache = createBoundedCache<string, string>({ maximumEntries: 10, maximumSize: 6, sizeOf })
  cache.set('a', '123')
  cache.set('b', '45')
  cache.set('a', '1')
  cache.set('c', '678')
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['1', '45', '678'])
  cache.set('d', '9')
  expect(['a', 'b', 'c', 'd'].map(cache.get)).toEqual(['1', undefined, '678', '9'])
  cache.set('e', 'too large at all')
  expect(['a', 'c', 'd', 'e'].map(cache.get)).toEqual([undefined, undefined, undefined, undefined])
})

it('forgets after a while', () => {
  let now = 0
  const cache = createBoundedCache<string, number>({ maximumEntries: 2, milliseconds: 10, now: () => now })
  cache.set('a', 1)
  now = 9
  expect(cache.get('a')).toBe(1)
  now = 10
  expect(cache.get('a')).toBeUndefined()
})
