import { expect, it } from 'vitest'
import { cacheOnDemand } from './cache-on-demand.ts'

it('takes no room before it is used, and is the same cache from then on', () => {
  let timesMade = 0
  const counts = cacheOnDemand<string, number>({
    get max() {
      timesMade += 1
      return 2
    },
  })
  expect(timesMade).toBe(0)
  counts().set('a', 1)
  const timesOfOne = timesMade
  counts().set('b', 2).set('c', 3)
  expect([counts().get('a'), counts().get('b'), counts().get('c')]).toEqual([undefined, 2, 3])
  expect(timesMade).toBe(timesOfOne)
})
