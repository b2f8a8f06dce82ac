/**
 * Elementary functions on bigint fixed-point numbers: a value v with W bits behind the point is the integer v·2^W.
 * Every result is within a few units of the last bit.
 */

import { bitLength } from '../../numbers/whole.ts'

const constants = new Map<string, bigint>()

/** Computed once for every 64 bits of precision, so that few values are kept however many precisions are asked for. */
function kept(name: string, bits: number, compute: (bits: number) => bigint): bigint {
  const width = Math.ceil((bits + 1) / 64) * 64
  const key = `${name}${width}`
  let value = constants.get(key)
  if (value === undefined) {
    value = compute(width + 16) >> 16n
    if (width <= 4096) constants.set(key, value)
  }
  return value >> BigInt(width - bits)
}

/** Sum of 1/((2k+1)·n^(2k+1)), alternating for the arctangent. */
function inverseSeries(n: bigint, bits: number, alternates: boolean): bigint {
  const square = n * n
  let [term, total, k] = [(1n << BigInt(bits)) / n, 0n, 1n]
  for (let isMinus = false; term !== 0n; isMinus = !isMinus && alternates) {
    total += isMinus ? -(term / k) : term / k
    term /= square
    k += 2n
  }
  return total
}

/** Machin: π = 16 arctan(1/5) − 4 arctan(1/239). */
export const piFixed = (bits: number): bigint =>
  kept('pi', bits, (w) => 16n * inverseSeries(5n, w, true) - 4n * inverseSeries(239n, w, true))

/** ln 2 = 18 artanh(1/26) − 2 artanh(1/4801) + 8 artanh(1/8749). */
export const ln2Fixed = (bits: number): bigint =>
  kept(
    'ln2',
    bits,
    (w) =>
      18n * inverseSeries(26n, w, false) - 2n * inverseSeries(4801n, w, false) + 8n * inverseSeries(8749n, w, false),
  )

const roundedQuotient = (a: bigint, b: bigint): bigint => {
  const [x, y] = b < 0n ? [-a, -b] : [a, b]
  const doubled = 2n * x + y
  const quotient = doubled / (2n * y)
  return doubled < 0n && quotient * 2n * y !== doubled ? quotient - 1n : quotient
}

const HALVINGS = 8

/** e^x as a mantissa with W bits behind the point and a power of two. */
export function expFixed(x: bigint, bits: number): { readonly value: bigint; readonly shift: number } {
  const work = BigInt(bits + HALVINGS * 2)
  const wide = x << BigInt(HALVINGS * 2)
  const ln2 = ln2Fixed(Number(work))
  const shift = roundedQuotient(wide, ln2)
  const reduced = (wide - shift * ln2) >> BigInt(HALVINGS)
  const one = 1n << work
  let [term, total] = [one, one]
  for (let k = 1n; term !== 0n && term !== -1n; k += 1n) {
    term = ((term * reduced) >> work) / k
    total += term
  }
  for (let k = 0; k < HALVINGS; k += 1) total = (total * total) >> work
  return { value: total >> BigInt(HALVINGS * 2), shift: Number(shift) }
}

/** sin and cos of an angle. */
export function sinCosFixed(x: bigint, bits: number): { readonly sin: bigint; readonly cos: bigint } {
  const guard = Math.max(0, bitLength(x) - bits) + 8
  const work = bits + guard
  const half = piFixed(work) >> 1n
  const wide = x << BigInt(guard)
  const quarter = roundedQuotient(wide, half)
  const reduced = (wide - quarter * half) >> BigInt(guard - 8)
  const [w, one] = [BigInt(bits + 8), 1n << BigInt(bits + 8)]
  const square = (reduced * reduced) >> w
  let [sin, cos, sinTerm, cosTerm] = [reduced, one, reduced, one]
  for (let k = 1n; cosTerm !== 0n && cosTerm !== -1n; k += 2n) {
    cosTerm = -((cosTerm * square) >> w) / (k * (k + 1n))
    sinTerm = -((sinTerm * square) >> w) / ((k + 1n) * (k + 2n))
    cos += cosTerm
    sin += sinTerm
  }
  ;[sin, cos] = [sin >> 8n, cos >> 8n]
  switch (((quarter % 4n) + 4n) % 4n) {
    case 0n:
      return { sin, cos }
    case 1n:
      return { sin: cos, cos: -sin }
    case 2n:
      return { sin: -sin, cos: -cos }
    default:
      return { sin: -cos, cos: sin }
  }
}

/** sinh for |x| < 1, where the difference of exponentials would cancel. */
export function smallSinhFixed(x: bigint, bits: number): bigint {
  const w = BigInt(bits)
  const square = (x * x) >> w
  let [term, total] = [x, x]
  for (let k = 2n; term !== 0n && term !== -1n; k += 2n) {
    term = ((term * square) >> w) / (k * (k + 1n))
    total += term
  }
  return total
}

const doubleOfFixed = (x: bigint, bits: number): number => {
  const excess = Math.max(0, bitLength(x) - 64)
  return Number(x >> BigInt(excess)) * 2 ** (excess - bits)
}

const fixedOfDouble = (x: number, bits: number): bigint => {
  const scaled = BigInt(Math.round(x * 2 ** 52))
  return bits >= 52 ? scaled << BigInt(bits - 52) : scaled >> BigInt(52 - bits)
}

/** ln x for x in [1/2, 2): a double to start with, then e^y is used to correct it, tripling the digits each time. */
export function lnFixed(x: bigint, bits: number): bigint {
  const w = BigInt(bits)
  let y = fixedOfDouble(Math.log(doubleOfFixed(x, bits)), bits)
  for (let right = 48; right < bits + 4; right *= 3) {
    const { value, shift } = expFixed(y, bits)
    const grown = shift >= 0 ? value << BigInt(shift) : value >> BigInt(-shift)
    y += ((2n * (x - grown)) << w) / (x + grown)
  }
  return y
}

/** arctan x for |x| < 2: a double to start with, corrected by the tangent of the small difference. */
export function arctanFixed(x: bigint, bits: number): bigint {
  const w = BigInt(bits)
  const start = fixedOfDouble(Math.atan(doubleOfFixed(x, bits)), bits)
  const { sin, cos } = sinCosFixed(start, bits)
  const above = ((x * cos) >> w) - sin
  const below = cos + ((x * sin) >> w)
  const small = (above << w) / below
  const square = (small * small) >> w
  let [term, total] = [small, start + small]
  for (let k = 3n; term !== 0n && term !== -1n; k += 2n) {
    term = -((term * square) >> w)
    total += term / k
  }
  return total
}
