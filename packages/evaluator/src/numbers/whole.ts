/** Facts about whole numbers of any size. */

/** Bits of the size of a whole number; none for zero. */
export function bitLength(value: bigint): number {
  const size = value < 0n ? -value : value
  if (size <= 9007199254740991n) {
    const short = Number(size)
    return short < 4294967296 ? 32 - Math.clz32(short) : 64 - Math.clz32(Math.floor(short / 4294967296))
  }
  const hex = size.toString(16)
  return (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex[0] ?? '0', 16)))
}

/** The whole square root, by Newton's method from a double, doubling the bits that are right. */
export function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value
  const bits = bitLength(value)
  if (bits <= 52) return BigInt(Math.floor(Math.sqrt(Number(value))))
  const half = (bits + 1) >> 1
  const shift = bits - 52 - ((bits - 52) & 1)
  let root = (BigInt(Math.floor(Math.sqrt(Number(value >> BigInt(shift))))) + 1n) << BigInt(shift >> 1)
  for (let right = 24; right < half; right *= 2) root = (root + value / root) >> 1n
  while (root * root > value) root -= 1n
  return root
}
