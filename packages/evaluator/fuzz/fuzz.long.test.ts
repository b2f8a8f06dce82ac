import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { fuzz } from './run.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapMegabytes(): number {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

const SHARE = 50_000
const shares = Array.from({ length: 20 }, (_, at) => at + 1)

describe('a million generated and mutated inputs', () => {
  let before = 0

  it.each(shares)(`never throw, hang or overspend, share %i of ${shares.length}`, (seed) => {
    expect(fuzz(seed * 7919, SHARE).issues).toEqual([])
    if (seed === 1) before = heapMegabytes()
  })

  it('leave the memory as it was', () => {
    expect(heapMegabytes() - before).toBeLessThan(40)
  })
})
