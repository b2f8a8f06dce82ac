/**
 * Generators 1 to 3: how a seed becomes draws. Number 2 draws samples besides (`sample.ts`), number 3 samples of which one
 * number is solved (`solve-last.ts`); all else is drawn as by 1.
 *
 * Every draw has its own stream, keyed by (seed, stream key, round). The stream key is the id of the variable (the
 * smallest id of a linked draw), so adding, removing or reordering variables never shifts the draws of the others.
 * The round counts the redraws that conditions ask for.
 *
 * Only 32-bit integer arithmetic is used, which every JavaScript engine does alike. Stored variants depend on each
 * line of this file: a change needs a new generator number, and the old one stays.
 */
export const currentGenerator = 3

/** A whole number from 0 to 2^53 − 1. */
export type Seed = number

/** Whether a number can be a seed. */
export function isSeed(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

export interface RandomStream {
  /** The next 32 random bits, as a whole number from 0 to 2^32 − 1. */
  readonly next: () => number
}

/** Spreads every input bit over the 32 output bits; a bijection (the finalizer of MurmurHash3). */
function mix(word: number): number {
  let x = word
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return x ^ (x >>> 16)
}

function rotateLeft(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by))
}

/** xoshiro128** from a state into which seed, key and round have been mixed twice over; each step is a bijection. */
export function openStream(seed: Seed, key: number, round: number): RandomStream {
  let a = seed >>> 0
  let b = Math.floor(seed / 0x1_0000_0000) ^ 0x9e3779b9
  let c = key ^ 0x3c6ef372
  let d = round ^ 0xdaa66d2b
  for (let pass = 0; pass < 2; pass += 1) {
    a = mix((a + mix(d)) | 0)
    b = mix((b + mix(a)) | 0)
    c = mix((c + mix(b)) | 0)
    d = mix((d + mix(c)) | 0)
  }
  // The all-zero state is the one that xoshiro never leaves.
  if ((a | b | c | d) === 0) d = 1
  const next = (): number => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotateLeft(d, 11)
    return result >>> 0
  }
  return { next }
}

/** A whole number from 0 to `count` − 1, every one equally likely. `count` is at most 2^53 − 1. */
export function drawBelow(stream: RandomStream, count: number): number {
  if (count <= 0x1_0000_0000) {
    // Values from the last, incomplete run of `count` are drawn again: taking them would favour small results.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % count)
    for (;;) {
      const bits = stream.next()
      if (bits < limit) return bits % count
    }
  }
  const range = 0x20_0000_0000_0000
  const limit = range - (range % count)
  for (;;) {
    const bits = (stream.next() >>> 11) * 0x1_0000_0000 + stream.next()
    if (bits < limit) return bits % count
  }
}

/** The order in which `count` things stand, every order equally likely. */
export function drawOrder(stream: RandomStream, count: number): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = drawBelow(stream, last + 1)
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
  return order
}
