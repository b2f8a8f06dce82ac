import { createHash } from 'node:crypto'

/** Any UUID, for ever the same: the namespace of submissions that the server makes by itself. */
const namespace = Buffer.from('9f0c2c6e5d0b4f1f9a43b7a52d9c4c11', 'hex')

/** The same name gives the same UUID (RFC 9562 §5.5), so that making a submission twice makes it once. */
export function uuidV5(name: string): string {
  const hash = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const text = hash.toString('hex')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}
