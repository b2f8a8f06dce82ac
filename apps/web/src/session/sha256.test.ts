import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

it('gives the digest of every length around the ends of blocks', () => {
  for (const length of [0, 1, 3, 43, 55, 56, 57, 63, 64, 65, 119, 120, 128, 200]) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 151 + 7) % 256)
    expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'))
  }
})
