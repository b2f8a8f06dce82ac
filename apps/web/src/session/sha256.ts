const mask = 0xff_ff_ff_ff

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false
  return true
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1) if (isPrime(number)) primes.push(number)
  return primes
}

/** The first 32 bits of the fraction of a root (FIPS 180-4 §4.2.2, §5.3.3). */
function fractionOf(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

const primes = firstPrimes(64)
const roundConstants = primes.map((prime) => fractionOf(Math.cbrt(prime)))
const initialState = primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)))

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The message, a one, zeros and its length in bits, in whole blocks (§5.1.1). */
function pad(message: Uint8Array): DataView {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64))
  new Uint8Array(padded.buffer).set(message)
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 4, message.length * 8)
  return padded
}

function scheduleOf(padded: DataView, start: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => padded.getUint32(start + index * 4))
  for (let index = 16; index < 64; index += 1) {
    const [w2 = 0, w7 = 0, w15 = 0, w16 = 0] = [2, 7, 15, 16].map((back) => words[index - back] ?? 0)
    const small0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
    const small1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
    words.push((w16 + small0 + w7 + small1) & mask)
  }
  return words
}

function compress(state: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [index, word] of words.entries()) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (roundConstants[index] ?? 0) + word) & mask
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) & mask
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & mask, c, b, a, (first + second) & mask]
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => ((state[index] ?? 0) + word) & mask)
}

/**
 * SHA-256 (FIPS 180-4), for pages that are not served securely: browsers have no `crypto.subtle` there. It is for public
 * challenges of short texts and takes no care to run in constant time.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message)
  let state: readonly number[] = initialState
  for (let start = 0; start < padded.byteLength; start += 64) state = compress(state, scheduleOf(padded, start))
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word)
  return new Uint8Array(digest.buffer)
}
