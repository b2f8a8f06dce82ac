import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sinCosFixed } from '../high/fixed-point.ts'
import { FRACTION, turn } from './turn.ts'

const MORE = 40
const QUARTER = ((1n << BigInt(FRACTION)) * 4n) / 5n

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a)

function isRight(angle: bigint): boolean {
  const exact = sinCosFixed(angle << BigInt(MORE), FRACTION + MORE)
  const found = turn(angle)
  // The bound that `real-functions.ts` takes for it is 2^30 units.
  const bound = 1n << BigInt(MORE + 12)
  return (
    distance(found.sin << BigInt(MORE), exact.sin) < bound && distance(found.cos << BigInt(MORE), exact.cos) < bound
  )
}

describe('sin and cos of an angle in fixed point', () => {
  it('are right to the last digits', () => {
    fc.assert(
      fc.property(fc.bigInt(-QUARTER, QUARTER), (angle) => {
        expect(isRight(angle)).toBe(true)
      }),
    )
  })

  it('are right at and around the angles of the table', () => {
    for (let step = 0n; step <= 101n; step += 1n) {
      const angle = step << BigInt(FRACTION - 7)
      for (const near of [angle - 1n, angle, angle + 1n, angle + (1n << BigInt(FRACTION - 8))]) {
        expect(isRight(near)).toBe(true)
        expect(isRight(-near)).toBe(true)
      }
    }
  })
})
