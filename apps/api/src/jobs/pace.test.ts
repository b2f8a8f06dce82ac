import { describe, expect, it } from 'vitest'
import { createPace, portionsOf } from './pace.ts'

/** A process whose time goes on where it is waited, and by what is worked. */
function processOf(shares: readonly number[]) {
  let [now, waited, looks] = [0, 0, 0]
  const pace = createPace({
    now: () => now,
    busyShareOf: async (milliseconds) => {
      now += milliseconds
      waited += milliseconds
      looks += 1
      return shares[looks - 1] ?? shares.at(-1) ?? 0
    },
  })
  return {
    pace,
    /** Works, rests, and answers how long the rest was. */
    async workFor(milliseconds: number): Promise<number> {
      const before = waited
      now += milliseconds
      await pace.rest()
      return waited - before
    },
  }
}

describe('a pace', () => {
  it('rests as long as was worked while requests go on, and takes smaller portions', async () => {
    const { pace, workFor } = processOf([0.9])
    expect(pace.portion(100)).toBe(100)
    expect(await workFor(200)).toBe(200)
    expect(pace.portion(100)).toBe(20)
    expect(await workFor(40)).toBe(40)
    expect(await workFor(1)).toBe(20)
  })

  it('goes on at once where nobody asks for anything, and looks after a fifth of a second again', async () => {
    const { pace, workFor } = processOf([0.1])
    const rests = []
    for (let portion = 0; portion < 7; portion += 1) rests.push(await workFor(50))
    expect(rests).toEqual([20, 0, 0, 0, 20, 0, 0])
    expect(pace.portion(50)).toBe(50)
  })

  it('goes on as soon as the requests are over', async () => {
    const { pace, workFor } = processOf([0.9, 0.9, 0.1])
    expect(await workFor(500)).toBe(60)
    expect(pace.portion(50)).toBe(50)
  })

  it('takes each portion as large as is allowed when its turn comes', async () => {
    const { pace, workFor } = processOf([0.9])
    const sizes = []
    for (const portion of portionsOf(Array.from({ length: 80 }).fill(0), 50, pace)) {
      sizes.push(portion.length)
      await workFor(10)
    }
    expect(sizes).toEqual([50, 10, 10, 10])
  })
})
