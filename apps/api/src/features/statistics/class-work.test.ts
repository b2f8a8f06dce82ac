import { describe, expect, it } from 'vitest'
import { classWorkOf } from './class-work.ts'
import { drawnValuesOf } from './drawn-values-of.ts'
import { cheapFigures } from './figures.ts'
import type { Cell, LearnerWork } from './finished-work.ts'
import { variantsOf } from './get-problem-statistics.ts'

type Item = Parameters<typeof classWorkOf>[0][number]

function item(itemKey: number, changes: Partial<Item> = {}): Item {
  const { poolKey = null } = changes
  return {
    itemKey,
    position: itemKey,
    name: `P${itemKey}`,
    points: 10,
    isBonus: false,
    isDrawn: poolKey !== null,
    poolKey,
    ...changes,
  }
}

function learner(userId: number, shares: Readonly<Record<number, number>>, waiting?: number): LearnerWork {
  const cells: Cell[] = []
  for (const [key, share] of Object.entries(shares))
    cells[Number(key)] = { share, isWaiting: Number(key) === waiting, attemptsUsed: 1 }
  return { userId, cells }
}

function workOf(items: readonly Item[], learners: readonly LearnerWork[]) {
  return classWorkOf(items, { learners, seconds: new Map() })
}

describe('the work of a class', () => {
  it('compares learners of whom nothing waits and who were given the same', () => {
    const rows = [
      learner(1, { 1: 1, 2: 0 }),
      learner(2, { 1: 0, 2: 1 }),
      learner(3, { 1: 1 }),
      learner(4, { 1: 1, 2: 1 }, 2),
    ]
    const work = workOf([item(1), item(2)], rows)
    expect(work.comparable.map(({ userId }) => userId)).toEqual([1, 2])
    expect(work.possible).toBe(20)
  })

  it('leaves bonus problems and those that do not count out of the total', () => {
    const items = [item(1), item(2, { isBonus: true }), item(3, { points: 0 })]
    const work = workOf(items, [learner(1, { 1: 0.5, 2: 1, 3: 1 })])
    expect(work.comparable[0]?.total).toBe(5)
    expect(work.parts).toEqual([1])
    expect(cheapFigures(work).problems.map(({ itemKey }) => itemKey)).toEqual([1, 2])
  })

  it('takes draws of a pool as one part, centred on the problem that was drawn', () => {
    const items = [item(1), item(2, { poolKey: 1 }), item(3, { poolKey: 1 })]
    const rows = Array.from({ length: 40 }, (_, index) =>
      learner(index, { 1: index % 3 === 0 ? 1 : 0, [index % 2 === 0 ? 2 : 3]: index % 2 === 0 ? 1 : 0 }),
    )
    const work = workOf(items, rows)
    expect(work.parts).toEqual([1, null])
    // Everybody solved the easy problem and nobody the hard one: the draw says nothing of learners.
    expect(new Set(work.comparable.map(({ parts }) => parts[1]))).toEqual(new Set([0]))
  })

  it('leaves those out whose problem of a pool fewer than ten drew', () => {
    const items = [item(1), item(2, { poolKey: 1 }), item(3, { poolKey: 1 })]
    const rows = Array.from({ length: 20 }, (_, index) => learner(index, { 1: 1, [index < 3 ? 2 : 3]: 1 }))
    expect(workOf(items, rows).comparable).toHaveLength(17)
  })

  it('lists 200 shared variants of a problem, and counts those beyond them and those that few learners share', () => {
    const rows = Array.from({ length: 1018 }, (_, userId) => learner(userId, { 1: 1 }))
    const dealt = rows.map(({ userId }) => {
      const variant = userId < 1015 ? Math.floor(userId / 5) : userId
      return { userId, problemInstanceId: userId, variantHash: `${variant}`, values: {} }
    })
    const { variants, further, rare } = variantsOf(workOf([item(1)], rows), 1, dealt, null)
    expect([variants.length, further, rare]).toEqual([200, 3, 3])
  })

  it('reads values as numbers where they are some', () => {
    expect(drawnValuesOf({ a: '3/4', b: '~0.5', c: '-12', unit: 'kg', list: '[1;2]', long: 'x'.repeat(100) })).toEqual({
      a: 0.75,
      b: 0.5,
      c: -12,
      unit: 'kg',
    })
  })
})
