/** Facts about whole numbers of any size. */

const double = new DataView(new ArrayBuffer(8))

/** Bits of the size of a whole number; none for zero. */
export function bitLength(value: bigint): number {
  // The exponent of the nearest double tells, and takes a fifth of the time of writing the digits out.
  double.setFloat64(0, Number(value))
  const high = double.getUint32(0)
  const exponent = (high >>> 20) & 2047
  if (exponent === 0) return 0
  const bits = exponent - 1022
  // Beyond 53 bits a power of two may have been rounded up to; beyond the doubles there is no exponent.
  const isExact = bits <= 53 || (exponent < 2047 && ((high & 1048575) !== 0 || double.getUint32(4) !== 0))
  return isExact ? bits : countedBits(value)
}

function countedBits(value: bigint): number {
  const hex = (value < 0n ? -value : value).toString(16)
  return (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex[0] ?? '0', 16)))
}

/** The whole square root. */
export function wholeRoot(value: bigint): bigint {
  let root = nearRoot(value, bitLength(value))
  // No step of Newton's method ends below the root.
  while (root * root > value) root -= 1n
  return root
}

/** The square root to the last unit or the one beside it: the root of the upper half, and one step of Newton's method. */
function nearRoot(value: bigint, bits: number): bigint {
  if (bits <= 52) return BigInt(Math.floor(Math.sqrt(Number(value))))
  // Half of the root's bits come from the upper half of the number; the step doubles them.
  const cut = (bits >> 2) - 1
  const upper = nearRoot(value >> BigInt(2 * cut), bits - 2 * cut) << BigInt(cut)
  return (upper + value / upper) >> 1n
}
