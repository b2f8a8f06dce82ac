/** What WebAuthn writes in CBOR (RFC 8949): numbers, texts, bytes and maps. */
type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

const majorTypes = { unsigned: 0, negative: 1, bytes: 2, text: 3, map: 5 }

function head(majorType: number, value: number): Buffer {
  const first = majorType << 5
  if (value < 24) return Buffer.from([first | value])
  if (value < 256) return Buffer.from([first | 24, value])
  if (value < 65_536) return Buffer.from([first | 25, value >> 8, value & 255])
  throw new Error('Authenticators write nothing so long.')
}

export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number')
    return value < 0 ? head(majorTypes.negative, -1 - value) : head(majorTypes.unsigned, value)
  if (typeof value === 'string')
    return Buffer.concat([head(majorTypes.text, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(majorTypes.bytes, value.length), value])
  const members = [...value].flatMap(([key, member]) => [encodeCbor(key), encodeCbor(member)])
  return Buffer.concat([head(majorTypes.map, value.size), ...members])
}
