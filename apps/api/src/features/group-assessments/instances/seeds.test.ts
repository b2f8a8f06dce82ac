import { describe, expect, it } from 'vitest'
import { orderFor, seedFor } from './seeds.ts'

const scope = { salt: 's', itemKey: 1, userId: 7, ordinal: 1, variantCount: null }

describe('seeds', () => {
  it('are the same whenever they are asked for, and 32 bits wide', () => {
    expect(seedFor(scope)).toBe(seedFor({ ...scope }))
    expect(seedFor(scope)).toBeLessThan(2 ** 32)
  })

  it('differ by learner, item, ordinal, salt and retry', () => {
    const changes = [{ userId: 8 }, { itemKey: 2 }, { ordinal: 2 }, { salt: 't' }]
    const seeds = changes.map((change) => seedFor({ ...scope, ...change }))
    expect(new Set([...seeds, seedFor(scope), seedFor(scope, 1)]).size).toBe(6)
  })

  it('are shared by learners of the same slot, and use every slot', () => {
    const seeds = Array.from({ length: 200 }, (_, userId) => seedFor({ ...scope, userId, variantCount: 5 }))
    expect(new Set(seeds).size).toBe(5)
  })
})

describe('the order of problems', () => {
  const items = [3, 1, 2].map((position) => ({ itemKey: position * 10, position }))

  it('is the authored one unless shuffled', () => {
    const order = orderFor(items, { salt: 's', userId: 1, isShuffled: false })
    expect(order.map(({ position }) => position)).toEqual([1, 2, 3])
  })

  it('is shuffled for each learner in another way, always the same one', () => {
    const orderOf = (userId: number) => orderFor(items, { salt: 's', userId, isShuffled: true }).map((i) => i.position)
    expect(orderOf(4)).toEqual(orderOf(4))
    expect(new Set(Array.from({ length: 60 }, (_, userId) => orderOf(userId).join())).size).toBe(6)
  })
})
