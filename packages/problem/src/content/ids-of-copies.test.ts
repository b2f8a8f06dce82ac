import { expect, it } from 'vitest'
import { firstIdOfCopy, isOwnId, maximumId } from './ids-of-copies.ts'

it('lets a copy count on where its original does not come, and a copy of that where the copy does not come', () => {
  const copy = firstIdOfCopy(12)
  expect([copy, firstIdOfCopy(copy), firstIdOfCopy(copy + 40)]).toEqual([10_000, 20_000, 20_000])
})

it('gives no id that a problem may not have', () => {
  const ids = [980_000, 989_999, 990_000, maximumId].map(firstIdOfCopy)
  expect(ids).toEqual([990_000, 990_000, 990_000, maximumId])
})

it('knows which ids a copy has given itself: all up to the largest where it counts like its original', () => {
  const own = (largestUsedId: number) => [1, 12, 10_000, 10_001, 10_002].filter((id) => isOwnId(id, largestUsedId))
  expect([own(0), own(12), own(10_000), own(10_001)]).toEqual([[], [1, 12], [], [10_001]])
})
