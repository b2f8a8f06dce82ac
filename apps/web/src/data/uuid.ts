/**
 * A UUID of 16 bytes with the bits of its version and variant set (RFC 9562 §4).
 *
 * @example
 * uuidOf(new Uint8Array(16), 8) // '00000000-0000-8000-8000-000000000000'
 */
export function uuidOf(bytes: Uint8Array, version: 4 | 8): string {
  const marked = Uint8Array.from(bytes.subarray(0, 16))
  marked[6] = ((marked[6] ?? 0) & 0x0f) | (version << 4)
  marked[8] = ((marked[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A random UUID. `crypto.randomUUID` is missing on pages over plain http; `getRandomValues` is not. */
export function randomUuid(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4)
}
