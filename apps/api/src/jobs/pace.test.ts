import { describe, expect, it } from 'vitest'
import { createPace, inBackground, portionsOf, waitedFor } from './pace.ts'

/** A process whose time goes on where it is waited, and by what is worked. */
function processOf(shares: readonly number[], pacing = waitedFor) {
  let [now, waited, looks] = [0, 0, 0]
  const pace = createPace(pacing, {
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
    workFor: async (milliseconds: number): Promise<number> => {
      const before = waited
      now += milliseconds
      await pace.rest()
      return waited - before
    },
  }
}

describe('a pace of work that somebody waits for', () => {
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

describe('a pace of work that nobody waits for', () => {
  it('goes on after one look where nobody asks for anything', async () => {
    const { workFor } = processOf([0.05], inBackground)
    expect([await workFor(400), await workFor(400)]).toEqual([50, 50])
  })

  it('rests 40 times as long as the work took while requests go on', async () => {
    const { pace, workFor } = processOf([0.9], inBackground)
    expect([await workFor(100), await workFor(10)]).toEqual([4000, 400])
    expect(pace.portion(50)).toBe(50)
  })

  it('rests at most eight seconds, since long work has waited for another system', async () => {
    const { workFor } = processOf([0.9], inBackground)
    expect(await workFor(20_000)).toBe(8000)
  })

  it('goes on as soon as the requests are over', async () => {
    const { workFor } = processOf([0.9, 0.8, 0.1], inBackground)
    expect(await workFor(400)).toBe(150)
  })
})
