import { describe, expect, it } from 'vitest'
import { drawFor, orderFor, seedFor } from './seeds.ts'

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
  const items = [3, 1, 2].map((position) => ({ itemKey: position * 10, position, sectionKey: null }))

  it('is the authored one unless shuffled', () => {
    const order = orderFor(items, { salt: 's', userId: 1, isShuffled: false, sections: [] })
    expect(order.map(({ position }) => position)).toEqual([1, 2, 3])
  })

  it('is shuffled for each learner in another way, always the same one', () => {
    const orderOf = (userId: number) =>
      orderFor(items, { salt: 's', userId, isShuffled: true, sections: [] }).map((i) => i.position)
    expect(orderOf(4)).toEqual(orderOf(4))
    expect(new Set(Array.from({ length: 60 }, (_, userId) => orderOf(userId).join())).size).toBe(6)
  })

  it('stays as it was drawn before there were sections', () => {
    const orders = [1, 2, 3].map((userId) =>
      orderFor(items, { salt: 's', userId, isShuffled: true, sections: [] }).map(({ itemKey }) => itemKey),
    )
    expect(orders).toEqual([
      [10, 20, 30],
      [10, 20, 30],
      [20, 30, 10],
    ])
  })

  it('goes section by section, and shuffles those that say so', () => {
    const inSections = [1, 2, 3, 4, 5, 6].map((position) => ({
      itemKey: position,
      position,
      sectionKey: position === 1 ? null : position > 3 ? 7 : 8,
    }))
    const sections = [
      { sectionKey: 7, isShuffled: true },
      { sectionKey: 8, isShuffled: false },
    ]
    const orders = Array.from({ length: 60 }, (_, userId) =>
      orderFor(inSections, { salt: 's', userId, isShuffled: false, sections }).map(({ itemKey }) => itemKey),
    )
    for (const order of orders) {
      expect([order[0], ...order.slice(4)]).toEqual([1, 2, 3])
      expect(order.slice(1, 4).toSorted((a, b) => a - b)).toEqual([4, 5, 6])
    }
    expect(new Set(orders.map(String)).size).toBe(6)
  })
})

describe('draws from pools', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8].map((itemKey) => ({ itemKey, poolKey: itemKey < 7 ? 3 : null }))
  const drawOf = (userId: number, draws = 2, salt = 's', ordinal = 1) =>
    drawFor(items, [{ poolKey: 3, draws }], { salt, userId, ordinal }).map(({ itemKey }) => itemKey)

  it('give everybody what is in no pool, and so many of the pool as it draws', () => {
    for (let userId = 0; userId < 50; userId += 1) {
      const draw = drawOf(userId)
      expect(draw).toHaveLength(4)
      expect(draw.slice(-2)).toEqual([7, 8])
    }
    expect(drawFor(items, [], { salt: 's', userId: 1, ordinal: 1 })).toEqual(items)
  })

  it('are the same whenever they are asked for, and change with salt and delivery', () => {
    const all = (salt: string, ordinal: number) =>
      Array.from({ length: 40 }, (_, userId) => drawOf(userId, 2, salt, ordinal))
    expect(all('s', 1)).toEqual(all('s', 1))
    expect(all('s', 1)).not.toEqual(all('t', 1))
    expect(all('s', 1)).not.toEqual(all('s', 2))
  })

  it('give every pair of a pool the same chance', () => {
    const learners = 6000
    const counts = new Map<string, number>()
    for (let userId = 0; userId < learners; userId += 1) {
      const pair = drawOf(userId).slice(0, 2).join()
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
    const expected = learners / 15
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(15)
    // 14 degrees of freedom: exceeded by chance once in a thousand salts, and this salt is fixed.
    expect(chiSquare).toBeLessThan(36.12)
  })
})
